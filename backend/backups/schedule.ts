import { folderOf, listBackups } from "./back-up.ts";

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Takes a backup whenever the newest is older than a day: looks a minute after the start, then hourly.
 *
 * @returns a function that ends the schedule
 */
export function scheduleBackups(
  dataDir: string,
  take: () => Promise<unknown>,
  report: (error: unknown) => void,
): () => void {
  const look = async () => {
    if (Date.now() - (await newestBackup(folderOf(dataDir))) >= day) await take();
  };
  const first = setTimeout(() => look().catch(report), minute);
  const timer = setInterval(() => look().catch(report), hour);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}

/** When the newest backup was taken, in milliseconds since 1970; 0 where there is none. */
async function newestBackup(folder: string): Promise<number> {
  const [date = "", time = ""] = (await listBackups(folder)).at(-1)?.split("T") ?? [];
  return Date.parse(`${date}T${time.slice(0, 8).replaceAll("-", ":")}Z`) || 0;
}
