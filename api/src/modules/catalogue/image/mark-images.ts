import { createHash } from 'node:crypto';
import type { ImageSource } from '../../../ports';
import { adultSign } from './adult-sign';
import { drawMark, MARK_PX } from './draw-mark';
import { pictureTones } from './tones';

/** Stands for the pictures of adult goods; `adult_sign_key()` is the same in SQL. */
export const ADULT_SIGN_KEY = 'l/19';

/** Key `l/<seed>-<tone>`. */
function readKey(key: string): { seed: string; toneNo: number } | undefined {
  const [, seed, tone] = /^l\/(\d{1,8})-(\d{1,2})$/.exec(key) ?? [];
  const toneNo = Number(tone);
  return seed && toneNo < pictureTones.length ? { seed, toneNo } : undefined;
}

/** Changed whenever marks are drawn differently. */
const version = createHash('sha256')
  .update(drawMark('1', 0) + adultSign)
  .digest('hex')
  .slice(0, 12);

function draw(key: string): string {
  if (key === ADULT_SIGN_KEY) return adultSign;
  const mark = readKey(key);
  if (!mark) throw new Error(`"${key}" is no mark.`);
  return drawMark(mark.seed, mark.toneNo);
}

/** Abstract marks of brands, and of goods without a picture; the 19 sign of adult goods. */
export const markImages: ImageSource = {
  versionOf: (key) => (key === ADULT_SIGN_KEY || readKey(key) ? version : undefined),
  read: async (key) => ({ bytes: Buffer.from(draw(key)), drawnWidthPx: MARK_PX }),
};
