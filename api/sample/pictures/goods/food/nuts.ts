import { arrangements } from '../../forms';
import type { Pen } from '../../parts/pen';
import { chance } from '../../parts/seed';
import { contact } from '../../parts/shadow';
import { symmetric } from '../../parts/shape';
import { circle, d, ellipse, line, path, place, rect } from '../../parts/svg';
import { contrast, mix, shade } from '../../parts/tint';
import { inside, printCentred, streak } from '../../parts/trim';
import { cylinder, glassPaint } from '../../parts/vessel';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour, colourIndex } = look;
  const arrangement = look.pick('arrangement', ...arrangements.nuts);
  const isWide = arrangement === 'wide';
  const r = isWide ? look.range('girth', 196, 214) : look.range('girth', 140, 166);
  /** The shoulder of the jar. */
  const top = isWide ? 372 : 262;
  const lid = look.pick('lid', '#c9a15f', '#2f2d2c', '#e9e4d8');
  const jar = symmetric(
    [0, top],
    [
      [r - 26, top],
      [r - 4, top + 18, r, top + 38, r, top + 68],
      [r, 628],
      [r - 4, 652, r * 0.6, 658, 0, 658],
    ],
  );
  const kernels = [0, 1, 2, 3].map((i) => {
    const mixed = ['#d9b27a', '#7a4a2c', '#e6c99a', '#b98a58'][i] ?? colour;
    const tone = colourIndex === 2 ? mix(colour, mixed, 0.8) : mix(colour, '#6b3f20', i * 0.1);
    return colourIndex === 1 || i === 3
      ? circle(0, 0, 20, pen.ball(tone)) +
          line('M-14 4q6 -12 14 -2t14 -6M-6 -14q6 8 0 16', shade(tone, 0.4), 3)
      : path('M0 -26C18 -16 22 12 0 26C-22 12 -18 -16 0 -26Z', pen.ball(tone)) +
          line('M0 -18V18M-8 -8V12M8 -8V12', shade(tone, 0.35), 1.6, { opacity: 0.6 });
  });
  const nut = (x: number, y: number, s: number, turn: number, i: number): string =>
    pen.copy(kernels[i % 4] ?? '', {
      transform: d`translate(${x} ${y}) rotate(${Math.round(turn)}) scale(${s})`,
    });
  const columns = isWide ? 8 : 6;
  const fill = Array.from({ length: isWide ? 40 : 42 }, (_, i) =>
    nut(
      400 - r + 24 + (i % columns) * ((r * 2 - 48) / (columns - 1)) + (chance(i, 5) - 0.5) * 16,
      top + 88 + Math.floor(i / columns) * 46 + chance(i, 6) * 12,
      1.12,
      chance(i, 8) * 360,
      i,
    ),
  ).join('');
  const labelY = top + (isWide ? 110 : 158);
  const filled =
    contact(pen, 404, 650, r + 12, 30) +
    path(jar, '#f2ead9', { opacity: 0.8 }) +
    inside(pen, jar, rect(180, top + 78, 440, 590 - top, 0, shade(colour, 0.45)) + fill) +
    path(jar, glassPaint(pen, '#d9d3c4', 0.9)) +
    rect(400 - r * 0.62, labelY, r * 1.24, 140, 10, pen.lit('#faf6ec', 0.4)) +
    rect(400 - r * 0.5, labelY + 18, r, 10, 5, look.accent) +
    printCentred(400, labelY + 50, r * 0.8, 4, contrast('#faf6ec', 0.6), 18, 5) +
    streak(pen, 414 - r, top + 68, 16, 530 - top, 0.75) +
    streak(pen, 384 + r, top + 78, 8, 490 - top, 0.4) +
    cylinder(pen, {
      cx: 400,
      top: top - 56,
      bottom: top,
      r: r - 8,
      colour: lid,
      finish: lid === '#c9a15f' ? 'metal' : 'matt',
    });
  if (arrangement === 'bowl') return place(filled, { x: -92 }) + bowlOf(pen, nut);
  return (
    filled +
    nut(400 - r - 40, 664, 0.9, 60, 0) +
    nut(400 - r + 6, 684, 0.9, 110, 1) +
    nut(400 + r + 44, 672, 0.9, 20, 3)
  );
};

type DrawNut = (x: number, y: number, scale: number, turn: number, kind: number) => string;

/** A wooden bowl of nuts, in front of the jar. */
function bowlOf(pen: Pen, nut: DrawNut): string {
  const heap = [
    [496, 556],
    [544, 544],
    [592, 546],
    [640, 560],
    [520, 574],
    [568, 568],
    [616, 576],
  ]
    .map(([x = 0, y = 0], i) => nut(x, y, 1.1, i * 63, i))
    .join('');
  return (
    contact(pen, 570, 676, 118, 20) +
    ellipse(568, 574, 124, 34, shade('#b07a48', 0.45)) +
    heap +
    path(
      'M444 574C452 640 504 682 568 682S684 640 692 574C676 612 460 612 444 574Z',
      pen.round('#b07a48'),
    )
  );
}

export const nuts: Drawing = {
  pose: 'stand',
  girth: 'slim',
  place: 'dining',
  focus: { x: 400, y: 450, zoom: 1.9 },
  draw,
};
