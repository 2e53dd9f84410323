import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Pictures already made: the newest in memory, all on disk. */
export interface ImageStore {
  /** The picture under this name, made once however many ask for it at the same time. */
  read(name: string, make: () => Promise<Buffer>): Promise<Buffer>;
  /** Removes the pictures least lately made while there are more bytes than allowed. */
  prune(): Promise<void>;
}

export interface ImageStoreOptions {
  folder: string;
  maxDiskBytes: number;
  maxMemoryBytes: number;
}

/** Thrown when more pictures are waiting to be made than can be made soon. */
export class TooManyImages extends Error {
  override name = 'TooManyImages';
}

const AT_ONCE = 2;
const MAX_WAITING = 400;

/** Lets so many works run, the others wait their turn. */
function createGate() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= MAX_WAITING) throw new TooManyImages();
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}

function createMemory(maxBytes: number) {
  const pictures = new Map<string, Buffer>();
  let bytes = 0;
  return {
    get: (name: string) => {
      const found = pictures.get(name);
      if (found) {
        pictures.delete(name);
        pictures.set(name, found);
      }
      return found;
    },
    keep: (name: string, picture: Buffer) => {
      pictures.set(name, picture);
      bytes += picture.length;
      for (const [oldest, old] of pictures) {
        if (bytes <= maxBytes) break;
        pictures.delete(oldest);
        bytes -= old.length;
      }
    },
  };
}

export function createImageStore(options: ImageStoreOptions): ImageStore {
  const { folder, maxDiskBytes, maxMemoryBytes } = options;
  const memory = createMemory(maxMemoryBytes);
  const underWay = new Map<string, Promise<Buffer>>();
  const gate = createGate();
  const fileOf = (name: string) => {
    const hash = createHash('sha1').update(name).digest('hex');
    return join(folder, hash.slice(0, 2), `${hash.slice(2)}.webp`);
  };

  const write = async (file: string, picture: Buffer) => {
    await mkdir(dirname(file), { recursive: true });
    // Whole or not at all: a process that dies half-way leaves no half picture under the name.
    const part = `${file}.${randomUUID()}`;
    await writeFile(part, picture);
    await rename(part, file);
  };
  const find = async (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const file = fileOf(name);
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const picture = await gate(make);
    // A full disk costs the cache, not the picture.
    await write(file, picture).catch(() => undefined);
    return picture;
  };

  return {
    read: async (name, make) => {
      const known = memory.get(name) ?? underWay.get(name);
      if (known) return known;
      const finding = find(name, make).finally(() => underWay.delete(name));
      underWay.set(name, finding);
      const picture = await finding;
      memory.keep(name, picture);
      return picture;
    },
    prune: async () => {
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      const files = await Promise.all(
        names
          .filter((name) => name.includes('.webp'))
          .map(async (name) => {
            const file = join(folder, name);
            const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: 0 }));
            return { file, size, mtimeMs };
          }),
      );
      let bytes = files.reduce((sum, { size }) => sum + size, 0);
      for (const { file, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
        if (bytes <= maxDiskBytes) break;
        await rm(file, { force: true });
        bytes -= size;
      }
    },
  };
}
