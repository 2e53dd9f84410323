import { createResponseCache } from '@shop/shared/node';
import type { ImageSource, SourceImage } from '../../../ports';
import { pixelsOf } from './render';

const MAX_BYTES = 120;
const SIDES_PX = [8, 6, 4] as const;

/** A blurred picture of under 120 bytes as a data URI, shown until the real one has loaded. */
export async function renderPlaceholder(source: SourceImage): Promise<string> {
  let webp: Buffer = Buffer.alloc(0);
  for (const side of SIDES_PX) {
    webp = await pixelsOf(source, 16)
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 20, effort: 6 })
      .toBuffer();
    if (webp.length < MAX_BYTES) break;
  }
  return `data:image/webp;base64,${webp.toString('base64')}`;
}

const MAX_ENTRIES = 20_000;

/** Placeholders by key, cached because the image of a key does not change while the process runs. */
export function createPlaceholders(
  images: ImageSource,
): (key: string) => Promise<string | undefined> {
  const cache = createResponseCache<string | undefined>({
    maxSize: MAX_ENTRIES,
    sizeOf: () => 1,
  });
  const render = async (key: string): Promise<string | undefined> => {
    if (images.versionOf(key) === undefined) return undefined;
    return renderPlaceholder(await images.read(key));
  };
  return (key) =>
    cache
      .read(key, async () => ({ value: await render(key), ttlMs: Number.POSITIVE_INFINITY }))
      .catch(() => undefined);
}
