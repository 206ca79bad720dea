const shape = /^(\d{13})-[0-9a-f-]{36}$/;

/** Names a form as it is shown to one visitor, with the time. */
export function newFormId(): string {
  return `${Date.now()}-${crypto.randomUUID()}`;
}

/** A form's name and how long ago it was shown, in seconds; empty where the name is none of ours. */
export function readFormId(formId = ""): { submission?: string; seconds?: number } {
  const shown = shape.exec(formId)?.[1];
  if (shown === undefined) return {};
  return { submission: formId, seconds: (Date.now() - Number(shown)) / 1000 };
}
