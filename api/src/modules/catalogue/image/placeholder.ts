import { type ImageSource, readImageKey } from './image-key';
import { pixels } from './render';

/** A blurred picture of under 120 bytes as a data URI, to stand in until the real one is there. */
export async function renderPlaceholder(source: ImageSource, filesDir: string): Promise<string> {
  for (const size of [8, 6, 4]) {
    const image = await pixels(source, 16, filesDir);
    const webp = await image
      .resize(size, size, { fit: 'cover' })
      .webp({ quality: 20, effort: 6 })
      .toBuffer();
    if (webp.length < 120 || size === 4) return `data:image/webp;base64,${webp.toString('base64')}`;
  }
  throw new Error('unreachable');
}

/** Placeholders of drawings never change: made once for each key. */
export function createPlaceholders(filesDir: string): (key: string) => Promise<string | undefined> {
  const made = new Map<string, Promise<string | undefined>>();
  const render = async (key: string): Promise<string | undefined> => {
    const source = readImageKey(key);
    return source && renderPlaceholder(source, filesDir).catch(() => undefined);
  };
  return (key) => {
    if (made.size > 20_000) made.clear();
    const uri = made.get(key) ?? render(key);
    made.set(key, uri);
    return uri;
  };
}
