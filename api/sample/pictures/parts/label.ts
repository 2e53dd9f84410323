/** Paper labels of bottles and jars. */
import type { Pen } from './pen';
import { rect } from './svg';
import { contrast } from './tint';
import { printCentred } from './trim';

export const paperLabel = '#f7f3ea';

/** A printed label, centred on `cx`. */
export const label = (
  pen: Pen,
  cx: number,
  y: number,
  w: number,
  h: number,
  colour: string,
): string =>
  rect(cx - w / 2, y, w, h, 6, pen.round(colour, 0.5)) +
  rect(cx - w * 0.16, y + h * 0.16, w * 0.32, h * 0.05, 2, contrast(colour, 0.6), {
    opacity: 0.8,
  }) +
  printCentred(cx, y + h * 0.34, w * 0.62, 3, contrast(colour, 0.5), h * 0.12, h * 0.03) +
  rect(cx - w * 0.2, y + h * 0.82, w * 0.4, h * 0.03, 1, contrast(colour, 0.4), { opacity: 0.6 });
