import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Tone } from '@shop/shared/contracts';
import sharp from 'sharp';
import { nearestTone, renderPlaceholder } from '../../modules/catalogue/image';
import { matchPictures } from './match-pictures';

/** Width and height in px, as it is shown. */
export interface PictureSize {
  width: number;
  height: number;
}

export interface StoredPicture {
  /** Image key `f/<sha256>`. */
  key: string;
  size: PictureSize;
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

/** The files below a folder, by their path in it. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** @throws Error with a message for the operator when the bytes are no picture that can be shown */
async function assertPicture(bytes: Buffer): Promise<PictureSize> {
  const { format, width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0, autoOrient: undefined }));
  if (!format || !formats.has(format)) throw new Error('the file is not a picture we can read');
  if (width * height > MAX_PIXELS) {
    const most = MAX_PIXELS / 1_000_000;
    throw new Error(`the picture has ${width} × ${height} pixels; the most is ${most} million`);
  }
  return autoOrient ?? { width, height };
}

/** @param filesDir undefined: the picture is checked and not kept */
async function storePicture(file: string, filesDir: string | undefined): Promise<StoredPicture> {
  const { size: length } = await stat(file);
  if (length > MAX_BYTES) throw new Error(`the picture has more than ${MAX_BYTES / 1_048_576} MB`);
  const bytes = await readFile(file);
  const size = await assertPicture(bytes);
  const { dominant } = await sharp(bytes).stats();
  const sha = createHash('sha256').update(bytes).digest('hex');
  if (filesDir !== undefined) {
    await mkdir(filesDir, { recursive: true });
    await copyFile(file, join(filesDir, sha));
  }
  const backdrop = nearestTone(dominant);
  return {
    key: `f/${sha}`,
    size: { width: size.width, height: size.height },
    tone: [backdrop, (backdrop + 5) % 12],
    placeholder: await renderPlaceholder({ bytes }),
  };
}

/**
 * @param folder source folder of pictures; undefined when none was given
 * @param filesDir target folder of the shop's files; undefined to check the pictures only
 * @param sources every picture that the catalogue names
 */
export async function openPictureFiles(
  folder: string | undefined,
  filesDir: string | undefined,
  sources: readonly string[],
): Promise<PictureFiles> {
  const matched = folder ? matchPictures(sources, await filesBelow(folder)) : undefined;
  const stored = new Map<string, Promise<StoredPicture>>();
  const versionOf = async (src: string): Promise<string> => {
    const match = matched?.get(src);
    if (!folder || !match || !('path' in match)) return '';
    const { size, mtimeMs } = await stat(join(folder, match.path));
    return `${match.path}:${size}:${mtimeMs}`;
  };
  return {
    versionOf,
    store: async (src) => {
      if (!folder)
        throw new Error(`the picture ${src} was not looked for: no --images folder was given`);
      const match = matched?.get(src) ?? { problem: 'is not in the folder' };
      if ('problem' in match) throw new Error(`the picture ${src} ${match.problem}`);
      const storing = stored.get(match.path) ?? storePicture(join(folder, match.path), filesDir);
      stored.set(match.path, storing);
      return storing;
    },
  };
}
