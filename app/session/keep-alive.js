// On every page of a signed-in visitor: looks every 30 seconds whether the session has 90 or less
// left, and has the server refresh it. A laptop that wakes up looks at once. Where the session has
// ended, the next page says so; this one is left alone, somebody may be writing in it.
{
  let expiresAt = Number(document.currentScript.dataset.expiresAt);

  const look = async () => {
    if (expiresAt - Date.now() / 1000 > 90) return;
    const response = await fetch("/auth/keep-alive", { method: "POST" }).catch(() => undefined);
    if (response?.ok) ({ expiresAt } = await response.json());
    else if (response?.status === 401) clearInterval(timer);
  };

  const timer = setInterval(look, 30_000);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) look();
  });
}
