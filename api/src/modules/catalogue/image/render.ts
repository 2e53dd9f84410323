import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { archetypes, drawBanner, drawBrand, drawGoods } from '../../../../sample/pictures';
import type { ImageSource } from './image-key';
import type { ImageSize } from './image-size';

/** Width, px, that each kind of drawing was made for. */
const drawnWidth = { goods: 800, brand: 400, wide: 1600, tall: 800, square: 800 };
const DOTS_PER_INCH = 72;

function draw(source: Exclude<ImageSource, { kind: 'file' }>): { svg: string; width: number } {
  if (source.kind === 'goods') return { svg: drawGoods(source), width: drawnWidth.goods };
  if (source.kind === 'banner')
    return { svg: drawBanner(source), width: drawnWidth[source.layout] };
  return { svg: drawBrand(source), width: drawnWidth.brand };
}

/** Drawings are rastered at the size they are asked for, files are only made smaller. */
export async function pixels(source: ImageSource, width: number, filesDir: string) {
  if (source.kind === 'file') {
    return sharp(await readFile(join(filesDir, source.sha)), {
      limitInputPixels: 40_000_000,
    }).rotate();
  }
  const { svg, width: drawn } = draw(source);
  const density = Math.max(18, (DOTS_PER_INCH * width) / drawn);
  return sharp(Buffer.from(svg), { density });
}

/** The picture as webp. @throws when a file of ours is gone (ENOENT). */
export async function renderImage(
  source: ImageSource,
  { width, height }: ImageSize,
  filesDir: string,
): Promise<Buffer> {
  const image = await pixels(source, width, filesDir);
  return image
    .resize({ width, height, fit: 'cover', withoutEnlargement: source.kind === 'file' })
    .webp({ quality: 80, effort: 3, smartSubsample: true })
    .toBuffer();
}

/** Changes when the studio draws differently, so that kept pictures of an older studio are not shown. */
export function studioVersion(): string {
  const hash = createHash('sha256');
  archetypes.forEach(({ id }, palette) => {
    hash.update(drawGoods({ archetype: id, palette: palette % 12, variant: 1, view: 'hero' }));
  });
  hash.update(drawBrand({ seed: 1, palette: 0 }));
  return hash.digest('hex').slice(0, 12);
}
