import { dropped } from '../../parts/shadow';
import { rounded } from '../../parts/shape';
import { circle, d, ellipse, group, line, path, rect } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { inside, streak } from '../../parts/trim';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const round = look.pick('case', false, true);
  const metal = look.pick('metal', '#c9ccd2', '#3a3b40', '#d8b38a');
  const strapUp = 'M318 250C320 180 330 130 344 104Q400 92 456 104C470 130 480 180 482 250Z';
  const strapDown = 'M318 550C320 620 330 670 344 700Q400 710 456 700C470 670 480 620 482 550Z';
  const strap = (outline: string): string => path(outline, pen.round(colour, 0.8));
  const holes = [600, 626, 652].map((y) => ellipse(400, y, 6, 9, shade(colour, 0.55))).join('');
  const face = round ? 'M400 246A154 154 0 1 1 399.9 246Z' : rounded(262, 236, 276, 328, 76);
  const glass = round ? 'M400 264A136 136 0 1 1 399.9 264Z' : rounded(278, 252, 244, 296, 62);
  const rings = [86, 64, 42]
    .map((r, i) => {
      const tone = [look.accent, '#7fd8b0', '#f5b65c'][i] ?? look.accent;
      return (
        circle(400, 400, r, 'none', { stroke: shade(tone, 0.6), 'stroke-width': 15 }) +
        circle(400, 400, r, 'none', {
          stroke: tint(tone, 0.2),
          'stroke-width': 15,
          'stroke-linecap': 'round',
          'stroke-dasharray': d`${r * (4.6 - i * 0.7)} 999`,
          transform: 'rotate(-90 400 400)',
        })
      );
    })
    .join('');
  const hands =
    Array.from({ length: 12 }, (_, i) =>
      rect(397, 288, 6, i % 3 ? 12 : 22, 3, '#ffffff', {
        opacity: 0.85,
        transform: `rotate(${i * 30} 400 400)`,
      }),
    ).join('') +
    line('M400 400L350 350', '#ffffff', 9) +
    line('M400 400L462 336', '#ffffff', 6) +
    line('M400 420V310', look.accent, 3) +
    circle(400, 400, 8, look.accent);
  const buckle = rect(336, 96, 128, 16, 8, pen.metal(metal));
  return group(
    dropped(pen, [strapUp, strapDown, face], 1.2) +
      strap(strapUp) +
      strap(strapDown) +
      holes +
      buckle +
      streak(pen, 332, 130, 9, 90, 0.3) +
      rect(round ? 550 : 534, 356, 22, 52, 8, pen.roundAcross(metal)) +
      rect(round ? 546 : 534, 436, 12, 60, 6, pen.roundAcross(metal)) +
      path(face, pen.metal(metal)) +
      path(face, 'none', { stroke: tint(metal, 0.5), 'stroke-width': 3 }) +
      path(glass, '#0d0e11') +
      (look.pick('face', true, false) ? rings : hands) +
      inside(pen, glass, path('M260 250H420L300 560H260Z', '#ffffff', { opacity: 0.09 })),
    { transform: 'rotate(12 400 400)' },
  );
};

export const smartwatch: Drawing = {
  pose: 'flat',
  girth: 'slim',
  place: 'desk',
  focus: { x: 430, y: 380, zoom: 1.8 },
  draw,
};
