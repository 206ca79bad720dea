import { stat, unlink } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";

/**
 * Takes the data directory for this process: two processes on one PGlite directory destroy it.
 * The lock is a pair of unix sockets, which the kernel lets go of however the process ends. The
 * abstract one (Linux) can't be left behind or taken over; the one in the directory is also seen
 * from other containers, and a file that refuses connections is a leftover.
 *
 * @returns a function that gives the directory back
 * @throws when another live process holds it
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const inUse = new Error(
    `DATA_DIR: another process is using ${directory}; stop it or choose another directory`,
  );
  const held: Server[] = [];
  const release = async () => {
    await Promise.all(held.map(close));
  };

  if (process.platform === "linux") {
    const { dev, ino } = await stat(directory);
    const abstract = await listen(`\0music-director-${dev}-${ino}`);
    if (!abstract) throw inUse;
    held.push(abstract);
  }

  const path = join(directory, "lock");
  const fitsSocketAddress = Buffer.byteLength(path) < 104;
  if (fitsSocketAddress) {
    const visible = (await listen(path)) ?? (await listenOverLeftover(path));
    if (!visible) {
      await release();
      throw inUse;
    }
    held.push(visible);
  }
  return release;
}

async function listenOverLeftover(path: string): Promise<Server | undefined> {
  if (await isAlive(path)) return undefined;
  await unlink(path).catch(() => undefined);
  return listen(path);
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });
}

function isAlive(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
