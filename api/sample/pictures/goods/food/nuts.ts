import { chance } from '../../parts/seed';
import { contact } from '../../parts/shadow';
import { symmetric } from '../../parts/shape';
import { circle, d, line, path, rect } from '../../parts/svg';
import { contrast, mix, shade } from '../../parts/tint';
import { inside, printCentred, streak } from '../../parts/trim';
import { cylinder, glassPaint } from '../../parts/vessel';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour, colourIndex } = look;
  const r = look.range('girth', 140, 166);
  const lid = look.pick('lid', '#c9a15f', '#2f2d2c', '#e9e4d8');
  const jar = symmetric(
    [0, 262],
    [
      [r - 26, 262],
      [r - 4, 280, r, 300, r, 330],
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
  const fill = Array.from({ length: 42 }, (_, i) =>
    nut(
      400 - r + 24 + (i % 6) * ((r * 2 - 48) / 5) + (chance(i, 5) - 0.5) * 16,
      350 + Math.floor(i / 6) * 46 + chance(i, 6) * 12,
      1.12,
      chance(i, 8) * 360,
      i,
    ),
  ).join('');
  return (
    contact(pen, 404, 650, r + 12, 30) +
    path(jar, '#f2ead9', { opacity: 0.8 }) +
    inside(pen, jar, rect(200, 340, 400, 330, 0, shade(colour, 0.45)) + fill) +
    path(jar, glassPaint(pen, '#d9d3c4', 0.9)) +
    rect(400 - r * 0.62, 420, r * 1.24, 140, 10, pen.lit('#faf6ec', 0.4)) +
    rect(400 - r * 0.5, 438, r, 10, 5, look.accent) +
    printCentred(400, 470, r * 0.8, 4, contrast('#faf6ec', 0.6), 18, 5) +
    streak(pen, 414 - r, 330, 16, 270, 0.75) +
    streak(pen, 384 + r, 340, 8, 230, 0.4) +
    cylinder(pen, {
      cx: 400,
      top: 206,
      bottom: 262,
      r: r - 8,
      colour: lid,
      finish: lid === '#c9a15f' ? 'metal' : 'matt',
    }) +
    nut(206, 664, 0.9, 60, 0) +
    nut(252, 684, 0.9, 110, 1) +
    nut(600, 672, 0.9, 20, 3)
  );
};

export const nuts: Drawing = {
  pose: 'stand',
  girth: 'slim',
  place: 'dining',
  focus: { x: 400, y: 450, zoom: 1.9 },
  draw,
};
