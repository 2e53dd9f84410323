import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createResponseCache } from '@shop/shared/node';
import { createGate } from '../../../platform/gate';

/** Cache of rendered images: the recently used in memory, all on disk. */
export interface ImageStore {
  /** The image of this name, rendered once for concurrent requests. */
  read(name: string, make: () => Promise<Buffer>): Promise<Buffer>;
  /** Deletes the oldest images while they use more disk space than allowed. */
  prune(): Promise<void>;
}

export interface ImageStoreOptions {
  folder: string;
  maxDiskBytes: number;
  maxMemoryBytes: number;
}

const AT_ONCE = 2;
const MAX_WAITING = 400;

export function createImageStore(options: ImageStoreOptions): ImageStore {
  const { folder, maxDiskBytes, maxMemoryBytes } = options;
  const memory = createResponseCache<Buffer>({
    maxSize: maxMemoryBytes,
    sizeOf: ({ length }) => length,
  });
  const gate = createGate(AT_ONCE, MAX_WAITING);
  const fileOf = (name: string) => {
    const hash = createHash('sha1').update(name).digest('hex');
    return join(folder, hash.slice(0, 2), `${hash.slice(2)}.image`);
  };

  const write = async (file: string, picture: Buffer) => {
    await mkdir(dirname(file), { recursive: true });
    // Written to a temporary file and renamed, so that a crash leaves no partial image.
    const part = `${file}.${randomUUID()}`;
    try {
      await writeFile(part, picture);
      await rename(part, file);
    } catch (error) {
      // A full disk has room again without the partial file.
      await rm(part, { force: true });
      throw error;
    }
  };
  const find = async (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const file = fileOf(name);
    const storedBytes = await readFile(file).catch(() => undefined);
    if (storedBytes) return storedBytes;
    const picture = await gate(make);
    // The image is returned even if it cannot be stored.
    await write(file, picture).catch(() => undefined);
    return picture;
  };

  return {
    read: (name, make) =>
      memory.read(name, async () => ({
        value: await find(name, make),
        ttlMs: Number.POSITIVE_INFINITY,
      })),
    prune: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      const files = await Promise.all(
        entries
          .filter((entry) => entry.isFile())
          .map(async ({ parentPath, name }) => {
            const file = join(parentPath, name);
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
