import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tone } from '@shop/shared/contracts';
import sharp from 'sharp';
import { nearestTone, renderPlaceholder } from '../modules/catalogue/image';

export interface StoredPicture {
  /** Image key `f/<sha256>`. */
  key: string;
  tone: Tone;
  placeholder: string;
}

export interface PictureFiles {
  /**
   * Stores the picture that a line names. @throws Error with a message for the operator when it
   * cannot be imported
   */
  store(src: string): Promise<StoredPicture>;
  /** Changes with the file that a line names; empty when there is none. */
  versionOf(src: string): Promise<string>;
}

const MAX_BYTES = 20 * 1_048_576;
/** As many as a page's pictures are rendered from. */
const MAX_PIXELS = 40_000_000;
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff', 'heif']);

/** Shopify's URLs end in the file name and a version query. */
const fileNameOf = (src: string): string => {
  const path = src.split(/[?#]/)[0] ?? '';
  const name = path.slice(path.lastIndexOf('/') + 1);
  return decoded(name).normalize('NFC').toLowerCase();
};

/** A name with a stray percent sign is taken as it is. */
const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** All pictures below the folder, by lower-case name. */
async function indexOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => [
        entry.name.normalize('NFC').toLowerCase(),
        join(entry.parentPath, entry.name),
      ]),
  );
}

/** @throws Error with a message for the operator when the bytes are no picture that can be shown */
async function assertPicture(bytes: Buffer): Promise<void> {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }));
  if (!format || !formats.has(format)) throw new Error('the file is not a picture we can read');
  if (width * height > MAX_PIXELS) {
    const most = MAX_PIXELS / 1_000_000;
    throw new Error(`the picture has ${width} × ${height} pixels; the most is ${most} million`);
  }
}

/** @param filesDir undefined: the picture is checked and not kept */
async function storePicture(file: string, filesDir: string | undefined): Promise<StoredPicture> {
  const { size } = await stat(file);
  if (size > MAX_BYTES) throw new Error(`the picture has more than ${MAX_BYTES / 1_048_576} MB`);
  const bytes = await readFile(file);
  await assertPicture(bytes);
  const { dominant } = await sharp(bytes).stats();
  const sha = createHash('sha256').update(bytes).digest('hex');
  if (filesDir !== undefined) {
    await mkdir(filesDir, { recursive: true });
    await copyFile(file, join(filesDir, sha));
  }
  const backdrop = nearestTone(dominant);
  return {
    key: `f/${sha}`,
    tone: [backdrop, (backdrop + 5) % 12],
    placeholder: await renderPlaceholder({ bytes }),
  };
}

/**
 * @param folder source folder of pictures; undefined when none was given
 * @param filesDir target folder of the shop's files; undefined to check the pictures only
 */
export async function openPictureFiles(
  folder: string | undefined,
  filesDir: string | undefined,
): Promise<PictureFiles> {
  const byName = folder ? await indexOf(folder) : undefined;
  const stored = new Map<string, Promise<StoredPicture>>();
  return {
    versionOf: async (src) => {
      const file = byName?.get(fileNameOf(src));
      if (!file) return '';
      const { size, mtimeMs } = await stat(file);
      return `${size}:${mtimeMs}`;
    },
    store: async (src) => {
      const name = fileNameOf(src);
      if (!byName)
        throw new Error(`the picture ${name} was not looked for: no --images folder was given`);
      const file = byName.get(name);
      if (!file) throw new Error(`the picture ${name} is not in the folder`);
      const storing = stored.get(file) ?? storePicture(file, filesDir);
      stored.set(file, storing);
      return storing;
    },
  };
}
