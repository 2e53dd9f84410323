import { dropped } from '../../parts/shadow';
import { rounded } from '../../parts/shape';
import { circle, d, group, line, path, rect } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { inside } from '../../parts/trim';
import type { Draw, Drawing } from '../drawing';

/** What each colourway is good for: a café, a bakery, a convenience store, or money. */
const signs = (paper: string): readonly string[] => [
  // A cup with its handle and steam.
  path('M330 330h140l-16 130q-4 26 -30 26h-48q-26 0 -30 -26Z', paper) +
    line('M470 356q52 4 46 46t-58 40', paper, 16) +
    line('M372 296q-18 -26 0 -52M428 296q-18 -26 0 -52', paper, 10),
  // A loaf with three cuts.
  path('M290 440q-12 -110 110 -110t110 110q0 30 -30 30h-160q-30 0 -30 -30Z', paper) +
    line('M356 356l-22 44M410 346l-22 44M464 356l-22 44', '#00000022', 12),
  // A shop front.
  path('M296 330h208l22 66q-34 34 -68 0q-34 34 -68 0q-34 34 -68 0q-24 26 -48 0Z', paper) +
    rect(320, 416, 160, 76, 6, paper),
  // A bow.
  path('M400 390q-92 -96 -120 -34t120 62q92 0 120 -62t-120 34Z', paper) +
    line('M400 400l-46 88M400 400l46 88', paper, 18),
];

const draw: Draw = (pen, look) => {
  const { colour, colourIndex } = look;
  const card = rounded(120, 205, 560, 350, 34);
  const sign = signs(tint(colour, 0.86))[colourIndex] ?? '';
  const bars = Array.from({ length: 26 }, (_, at) => {
    const width = 3 + ((at * 7 + colourIndex * 3) % 5) * 2;
    return rect(180 + at * 17, 488, width, 48, 0, '#2b2622');
  }).join('');
  const pattern = look.pick(
    'pattern',
    [0, 1, 2, 3].map((at) => circle(620, 250, 40 + at * 44, 'none', ring(colour))).join(''),
    [0, 1, 2, 3, 4]
      .map((at) => line(d`M${140 + at * 60} 205l-40 265`, tint(colour, 0.1), 14))
      .join(''),
    [0, 1, 2].map((at) => circle(180 + at * 40, 260 + at * 60, 26, tint(colour, 0.12))).join(''),
  );
  return (
    dropped(pen, [card], 1.2) +
    path(card, pen.lit(colour)) +
    inside(pen, card, group(pattern, { opacity: 0.8 })) +
    group(sign, { transform: 'translate(0 -34)' }) +
    path('M120 470h560v51q0 34 -34 34h-492q-34 0 -34 -34Z', tint(colour, 0.9)) +
    bars +
    path(card, 'none', { stroke: shade(colour, 0.25), 'stroke-width': 2, 'stroke-opacity': 0.5 })
  );
};

const ring = (colour: string) => ({
  stroke: tint(colour, 0.16),
  'stroke-width': 16,
});

export const voucher: Drawing = {
  pose: 'flat',
  focus: { x: 400, y: 360, zoom: 1.7 },
  girth: 'full',
  place: 'desk',
  draw,
};
