import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { create, extract } from 'tar';

/** Packs a folder, compressed. */
export const pack = async (folder: string): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  const archive = create({ cwd: folder, gzip: true, portable: true }, ['.']);
  for await (const chunk of archive) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
};

/**
 * Unpacks an archive into a folder that exists during the work.
 * @throws what `work` throws, and for bytes that are no archive
 */
export async function withUnpacked<T>(
  archive: Buffer,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'shop-build-'));
  try {
    const writer = extract({ cwd: folder, strict: true });
    const done = new Promise((resolve, reject) => writer.on('close', resolve).on('error', reject));
    writer.end(archive);
    await done;
    return await work(folder);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}
