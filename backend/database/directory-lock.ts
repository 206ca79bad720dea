import { stat, unlink } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";

/**
 * Takes the data directory for this process: two processes on one PGlite directory destroy it.
 * The lock is a pair of unix sockets, which the kernel lets go of however the process ends. The
 * abstract one (Linux) can't be left behind or taken over; the one in the directory is also seen
 * from other containers, and a file that refuses connections is a leftover.
 *
 * @param answer what this process says to a word that comes through the directory's socket, which only
 *   the directory's owner can open
 * @returns a function that gives the directory back
 * @throws when another live process holds it
 */
export async function lockDirectory(
  directory: string,
  answer?: (word: string) => Promise<string>,
): Promise<() => Promise<void>> {
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
    const visible = (await listen(path, answer)) ?? (await listenOverLeftover(path, answer));
    if (!visible) {
      await release();
      throw inUse;
    }
    held.push(visible);
  }
  return release;
}

/**
 * Says a word to the process that holds a directory.
 *
 * @returns its answer; undefined where no process holds the directory, or none that can be reached
 */
export async function askHolder(directory: string, word: string): Promise<string | undefined> {
  const socket = connect(join(directory, "lock"));
  try {
    socket.end(word);
    return await text(socket);
  } catch {
    return undefined;
  }
}

type Answer = (word: string) => Promise<string>;

async function listenOverLeftover(path: string, answer?: Answer): Promise<Server | undefined> {
  if (await isAlive(path)) return undefined;
  await unlink(path).catch(() => undefined);
  return listen(path, answer);
}

function listen(path: string, answer?: Answer): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer({ allowHalfOpen: true }, (socket) => {
      socket.on("error", () => socket.destroy());
      if (!answer) return void socket.destroy();
      void text(socket)
        .then((word) => (word ? answer(word) : ""))
        .then((reply) => socket.end(reply))
        .catch(() => socket.destroy());
    });
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
