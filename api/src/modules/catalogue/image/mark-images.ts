import { createHash } from 'node:crypto';
import type { ImageSource } from '../../../ports';
import { drawMark, MARK_PX } from './draw-mark';
import { pictureTones } from './tones';

/** Key `l/<seed>-<tone>`. */
function readKey(key: string): { seed: string; toneNo: number } | undefined {
  const [, seed, tone] = /^l\/(\d{1,8})-(\d{1,2})$/.exec(key) ?? [];
  const toneNo = Number(tone);
  return seed && toneNo < pictureTones.length ? { seed, toneNo } : undefined;
}

/** Changed whenever marks are drawn differently. */
const version = createHash('sha256').update(drawMark('1', 0)).digest('hex').slice(0, 12);

/** Abstract marks of brands, and of goods without a picture. */
export const markImages: ImageSource = {
  versionOf: (key) => (readKey(key) ? version : undefined),
  read: async (key) => {
    const mark = readKey(key);
    if (!mark) throw new Error(`"${key}" is no mark.`);
    return { bytes: Buffer.from(drawMark(mark.seed, mark.toneNo)), drawnWidthPx: MARK_PX };
  },
};
