import type { ImageSource, SourceImage } from '../../../ports/image-source.port';
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

const MAX_KEPT = 20_000;

/** Placeholders by key, each made once: the picture of a key does not change while the process runs. */
export function createPlaceholders(
  images: ImageSource,
): (key: string) => Promise<string | undefined> {
  const made = new Map<string, Promise<string | undefined>>();
  const render = async (key: string): Promise<string | undefined> => {
    if (images.versionOf(key) === undefined) return undefined;
    return renderPlaceholder(await images.read(key));
  };
  return (key) => {
    if (made.size > MAX_KEPT) made.clear();
    const uri = made.get(key) ?? render(key).catch(() => undefined);
    made.set(key, uri);
    return uri;
  };
}
