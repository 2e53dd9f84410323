/** Small honest details: buttons, zips, labels, seams. */
import type { Pen } from './pen';
import { circle, d, ellipse, group, line, path, rect } from './svg';
import { contrast, shade, tint } from './tint';

/** A sewn button with its shadow and four holes. */
export function button(pen: Pen, x: number, y: number, r: number, colour: string): string {
  const hole = (dx: number, dy: number): string =>
    circle(x + dx * r * 0.28, y + dy * r * 0.28, r * 0.12, shade(colour, 0.65));
  return (
    ellipse(x + r * 0.2, y + r * 0.35, r * 1.1, r * 1.05, '#15131c', { opacity: 0.25 }) +
    circle(x, y, r, pen.ball(colour, 0.7)) +
    circle(x, y, r * 0.66, 'none', { stroke: shade(colour, 0.3), 'stroke-width': r * 0.1 }) +
    hole(-1, -1) +
    hole(1, -1) +
    hole(-1, 1) +
    hole(1, 1)
  );
}

/** A row of buttons down a placket. */
export const buttons = (
  pen: Pen,
  x: number,
  from: number,
  to: number,
  count: number,
  r: number,
  colour: string,
): string =>
  Array.from({ length: count }, (_, i) =>
    button(pen, x, from + ((to - from) * i) / Math.max(1, count - 1), r, colour),
  ).join('');

/** An upright zip with its slider and pull. */
export function zip(pen: Pen, x: number, from: number, to: number, colour: string): string {
  return (
    rect(x - 7, from, 14, to - from, 3, shade(colour, 0.45)) +
    line(d`M${x} ${from}V${to}`, tint(colour, 0.3), 8, {
      'stroke-dasharray': '4 3',
      'stroke-linecap': 'butt',
    }) +
    rect(x - 7, from + 4, 14, 20, 4, pen.metal('#c3c6cb')) +
    rect(x - 4, from + 20, 8, 26, 4, pen.metal('#c3c6cb'))
  );
}

/** Lines standing for words on a label: nothing to read, but the eye sees print. */
export function print(
  x: number,
  y: number,
  width: number,
  rows: number,
  colour: string,
  gap = 16,
  thick = 4,
): string {
  const lengths = [1, 0.72, 0.88, 0.55, 0.8];
  return Array.from({ length: rows }, (_, i) =>
    rect(x, y + i * gap, width * (lengths[i % lengths.length] ?? 1), thick, thick / 2, colour, {
      opacity: 0.7,
    }),
  ).join('');
}

/** The same, centred on x. */
export function printCentred(
  x: number,
  y: number,
  width: number,
  rows: number,
  colour: string,
  gap = 16,
  thick = 4,
): string {
  const lengths = [1, 0.62, 0.8, 0.5];
  return Array.from({ length: rows }, (_, i) => {
    const w = width * (lengths[i % lengths.length] ?? 1);
    return rect(x - w / 2, y + i * gap, w, thick, thick / 2, colour, { opacity: 0.7 });
  }).join('');
}

/** A woven label, sewn on. */
export function tag(x: number, y: number, w: number, h: number, colour: string): string {
  return (
    rect(x + 1, y + 3, w, h, 3, '#15131c', { opacity: 0.2 }) +
    rect(x, y, w, h, 3, colour) +
    printCentred(x + w / 2, y + h * 0.36, w * 0.6, 2, contrast(colour, 0.55), h * 0.26, h * 0.1)
  );
}

/** A thin seam: a dark line with a light one beside it. */
export const seam = (data: string, colour: string, width = 3): string =>
  line(data, shade(colour, 0.5), width, { opacity: 0.55 }) +
  line(data, tint(colour, 0.5), width * 0.6, {
    opacity: 0.4,
    transform: `translate(${width * 0.8} ${width * 0.5})`,
  });

/** A soft streak of light on a glossy body. */
export const gleam = (pen: Pen, data: string, opacity = 0.5): string =>
  path(
    data,
    pen.linear(
      [
        [0, '#ffffff', opacity],
        [1, '#ffffff', opacity * 0.15],
      ],
      [0, 0],
      [0.2, 1],
    ),
  );

/** An upright streak of light with round ends. */
export const streak = (
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  opacity = 0.5,
): string =>
  gleam(
    pen,
    d`M${x} ${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w}a${w / 2} ${w / 2} 0 0 1 ${-w} 0Z`,
    opacity,
  );

/** Content kept inside an outline. */
export const inside = (pen: Pen, outline: string, content: string): string =>
  group(content, { 'clip-path': pen.clip(outline) });

/** Buckles, rivets and snaps. */
export const brass = '#d0a95c';
