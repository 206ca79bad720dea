import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { tooMany } from "./auth-error.ts";

/** With a hash: does the password match it? Without: hash the password. */
export type PasswordTask = { id: number; password: string; hash?: string };
export type PasswordAnswer = { id: number; result: string | boolean };

type Waiting = { resolve: (result: string | boolean) => void; reject: (error: Error) => void };

// One core is left to the pages. More waiting tasks than this would wait longer than anyone does.
const size = Math.max(1, Math.min(4, availableParallelism() - 1));
const mostWaiting = 100 * size;

const threads: (Thread | undefined)[] = Array.from({ length: size });
let lastId = 0;

/** Runs bcrypt away from the event loop that answers requests. */
export async function runPasswordTask(task: Omit<PasswordTask, "id">): Promise<string | boolean> {
  const waiting = threads.reduce((sum, thread) => sum + (thread?.load ?? 0), 0);
  if (waiting >= mostWaiting) throw tooMany(5);
  const loads = threads.map((thread) => thread?.load ?? 0);
  const place = loads.indexOf(Math.min(...loads));
  const thread = threads[place] ?? new Thread(() => (threads[place] = undefined));
  threads[place] = thread;
  lastId += 1;
  return thread.run({ ...task, id: lastId });
}

class Thread {
  #worker = new Worker(new URL("./password-worker.ts", import.meta.url));
  #waiting = new Map<number, Waiting>();

  constructor(onEnd: () => void) {
    const end = (error: Error) => {
      onEnd();
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    this.#worker.on("error", end);
    this.#worker.on("exit", () => end(new Error("The password thread ended")));
    this.#worker.on("message", ({ id, result }: PasswordAnswer) => {
      this.#waiting.get(id)?.resolve(result);
      this.#waiting.delete(id);
      // An idle thread keeps no process alive.
      if (this.load === 0) this.#worker.unref();
    });
  }

  get load(): number {
    return this.#waiting.size;
  }

  run(task: PasswordTask): Promise<string | boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(task.id, { resolve, reject });
      this.#worker.ref();
      this.#worker.postMessage(task);
    });
  }
}
