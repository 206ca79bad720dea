import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { FromWorker, ToWorker, WorkerOptions } from "./worker-messages.ts";

export type WorkerStatus = {
  isReady: boolean;
  /** How often the worker had to be started again. */
  restarts: number;
  /** Database files forced to disk since the worker started. */
  syncs: number;
};

type Ready = Extract<FromWorker, { type: "ready" }>;

const pingEvery = 500;
/** PGlite can't cancel a query, so one that keeps the worker silent this long costs it its life. */
const missedPingsAllowed = 6;
const stopWithin = 8_000;
const longestPause = 5_000;

/**
 * Runs the backend's worker thread and starts it again, on the same port, when it ends or hangs.
 *
 * @throws when the very first start fails
 */
export async function superviseWorker(options: WorkerOptions, report: (message: string) => void) {
  const status: WorkerStatus = { isReady: false, restarts: 0, syncs: 0 };
  let stopping = false;
  let pause = 0;
  let backingUp: Promise<string> | undefined;
  let { worker, ready } = await launch(options);
  watch(worker);
  const { port, publishableKey, secretKey } = ready;

  return { port, publishableKey, secretKey, status: () => status, backUp, stop };

  async function launch(given: WorkerOptions): Promise<{ worker: Worker; ready: Ready }> {
    const started = new Worker(new URL("./worker.ts", import.meta.url), { workerData: given });
    const answer = await firstAnswer(started);
    if (answer.type === "ready") {
      status.isReady = true;
      return { worker: started, ready: answer };
    }
    await started.terminate();
    throw new Error(answer.message);
  }

  function watch(watched: Worker): void {
    let missed = 0;
    let isBusy = false;
    const startedAt = Date.now();
    const timer = setInterval(() => {
      if (isBusy || stopping) return;
      if (missed >= missedPingsAllowed) {
        report("The backend does not answer; it is started again");
        void watched.terminate();
        return;
      }
      missed += 1;
      send(watched, { type: "ping" });
    }, pingEvery);
    watched.on("message", (message: FromWorker) => {
      if (message.type === "log") report(message.message);
      if (message.type === "busy") isBusy = message.busy;
      if (message.type !== "pong") return;
      missed = 0;
      status.syncs = message.syncs;
    });
    watched.on("error", (error) => report(`The backend failed: ${error.message}`));
    watched.once("exit", () => {
      clearInterval(timer);
      status.isReady = false;
      if (stopping) return;
      if (Date.now() - startedAt > 60_000) pause = 0;
      void restart();
    });
  }

  async function restart(): Promise<void> {
    status.restarts += 1;
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * 2 || 250, longestPause);
    if (stopping) return;
    try {
      ({ worker, ready } = await launch({ ...options, port }));
      watch(worker);
      report("The backend is back");
    } catch (error) {
      report(`The backend did not start: ${error instanceof Error ? error.message : error}`);
      void restart();
    }
  }

  /** Takes a backup now and returns its folder. Whoever asks meanwhile gets the same one. */
  function backUp(): Promise<string> {
    backingUp ??= askForBackup(worker).finally(() => {
      backingUp = undefined;
    });
    return backingUp;
  }

  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    if (!status.isReady) {
      await worker.terminate();
      return;
    }
    const ended = once(worker, "exit");
    send(worker, { type: "stop" });
    const tooLong = setTimeout(() => void worker.terminate(), stopWithin);
    await ended;
    clearTimeout(tooLong);
  }
}

function send(worker: Worker, message: ToWorker): void {
  worker.postMessage(message);
}

function askForBackup(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error("The backend ended during the backup"));
    const onMessage = (message: FromWorker) => {
      if (message.type !== "backedUp") return;
      worker.off("message", onMessage).off("exit", onExit);
      if (message.path) resolve(message.path);
      else reject(new Error(message.error));
    };
    worker.on("message", onMessage).once("exit", onExit);
    send(worker, { type: "backUp" });
  });
}

/** The first thing a new worker says about its start; its death counts as an answer. */
function firstAnswer(worker: Worker): Promise<Extract<FromWorker, { type: "ready" | "failed" }>> {
  return new Promise((resolve) => {
    worker.on("message", (message: FromWorker) => {
      if (message.type === "ready" || message.type === "failed") resolve(message);
    });
    worker.once("error", (error) => resolve({ type: "failed", message: error.message }));
    worker.once("exit", () => resolve({ type: "failed", message: "The backend ended at once" }));
  });
}
