import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether script runs: false in the server's HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
