import { chance, hash } from '../../parts/seed';
import { contact } from '../../parts/shadow';
import { circle, d, ellipse, line, path, rect } from '../../parts/svg';
import { mix, shade, tint } from '../../parts/tint';
import { inside, printCentred, streak } from '../../parts/trim';
import { cylinder, glassPaint } from '../../parts/vessel';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour, colourIndex } = look;
  const r = look.range('girth', 186, 206);
  const lid = look.pick('lid', '#f2f0ea', '#c8402f', '#3d6f55');
  const tub = d`M${400 - r} 330L${412 - r} 620A${r - 12} 36 0 0 0 ${388 + r} 620L${400 + r} 330Z`;
  const pieces = [0, 0.25, 0.5, 0.4].map((pale, i) => {
    const tone = i === 3 ? mix(colour, '#7f9a4e', 0.5) : mix(colour, '#f6e3cf', pale);
    return colourIndex === 1
      ? rect(-22, -20, 44, 40, 8, pen.lit(tone))
      : path('M-40 0C-20 -34 26 -32 42 -4C20 20 -20 22 -40 0Z', pen.lit(tone)) +
          line('M-30 0q30 -12 62 -4', shade(colour, 0.3), 3, { opacity: 0.6 });
  });
  const chunk = (x: number, y: number, i: number): string =>
    pen.copy(pieces[hash(i, 4) % 4] ?? '', {
      transform: d`translate(${x} ${y}) rotate(${Math.round(chance(i) * 60 - 30)})`,
    });
  const fill = Array.from({ length: 40 }, (_, i) =>
    chunk(
      400 - r + 30 + (i % 8) * ((r * 2 - 60) / 7) + (Math.floor(i / 8) % 2) * 20,
      370 + Math.floor(i / 8) * 60 + chance(i, 7) * 14,
      i,
    ),
  ).join('');
  return (
    contact(pen, 404, 650, r + 8, 34) +
    path(tub, shade(colour, 0.1)) +
    inside(pen, tub, fill) +
    path(tub, glassPaint(pen, tint(colour, 0.5), 0.9)) +
    rect(400 - r * 0.6, 420, r * 1.2, 150, 18, pen.lit('#faf5e9', 0.4)) +
    rect(400 - r * 0.6, 420, r * 1.2, 40, 18, look.accent) +
    circle(400, 506, 22, colour) +
    path('M400 484c-10 -16 -2 -26 8 -30c2 12 0 22 -8 30Z', '#5d8a3c') +
    printCentred(400, 540, r * 0.7, 1, '#5a4038', 12, 6) +
    streak(pen, 424 - r, 370, 18, 210, 0.7) +
    cylinder(pen, { cx: 400, top: 276, bottom: 326, r: r + 12, colour: lid }) +
    ellipse(400, 274, r - 14, (r - 14) * 0.18, 'none', {
      stroke: shade(lid, 0.2),
      'stroke-width': 3,
    }) +
    line(d`M${388 - r} 330A${r + 12} 40 0 0 0 ${412 + r} 330`, shade(lid, 0.35), 3, {
      opacity: 0.5,
    })
  );
};

export const kimchi: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'dining',
  rise: 20,
  focus: { x: 370, y: 430, zoom: 1.8 },
  draw,
};
