import { contact } from '../../parts/shadow';
import { symmetric } from '../../parts/shape';
import { both, circle, d, ellipse, group, line, path, rect } from '../../parts/svg';
import { mix, shade } from '../../parts/tint';
import { inside, streak } from '../../parts/trim';
import { cylinder, glassPaint } from '../../parts/vessel';
import { bars } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const kind = look.pick('kind', 'round', 'tall');
  const bottle =
    kind === 'round'
      ? symmetric(
          [0, 352],
          [
            [86, 352],
            [120, 400, 124, 450, 120, 520],
            [124, 600],
            [122, 640, 96, 656, 60, 656],
            [0, 656],
          ],
        )
      : symmetric(
          [0, 352],
          [
            [86, 352],
            [92, 380, 98, 390, 98, 420],
            [98, 620],
            [96, 648, 80, 656, 50, 656],
            [0, 656],
          ],
        );
  const r = kind === 'round' ? 122 : 98;
  const level = look.range('milk', 420, 480);
  const marks = Array.from({ length: 6 }, (_, i) =>
    line(d`M${400 + r * 0.3} ${610 - i * 34}h${i % 2 ? 22 : 38}`, shade(colour, 0.3), 5),
  ).join('');
  const nipple = symmetric(
    [0, 130],
    [
      [24, 130, 30, 160, 26, 190],
      [30, 224, 74, 236, 78, 268],
      [0, 276],
    ],
  );
  const handle =
    line('M520 430C600 420 610 560 524 566', shade(colour, 0.3), 28) +
    line('M519 427C598 418 606 556 523 563', colour, 20);
  return (
    contact(pen, 404, 650, r, 24) +
    (kind === 'round' && look.pick('handles', true, false) ? both(handle) : '') +
    path(bottle, '#f4f6f4', { opacity: 0.75 }) +
    inside(
      pen,
      bottle,
      rect(260, level, 280, 260, 0, pen.round('#fbf6ea', 0.6)) +
        ellipse(400, level, r, r * 0.12, '#ffffff'),
    ) +
    marks +
    path(bottle, glassPaint(pen, '#cfd9dc', 0.85)) +
    group(
      circle(372, 540, 26, mix(look.accent, '#ffffff', 0.3)) +
        circle(352, 520, 10, mix(look.accent, '#ffffff', 0.3)) +
        circle(392, 520, 10, mix(look.accent, '#ffffff', 0.3)) +
        circle(364, 536, 3, '#3a2c2a') +
        circle(380, 536, 3, '#3a2c2a') +
        ellipse(372, 546, 6, 4, '#3a2c2a'),
      { opacity: 0.9 },
    ) +
    streak(pen, 412 - r, 430, 13, 190, 0.85) +
    path(nipple, pen.round('#f1dcc0', 0.8), { opacity: 0.92 }) +
    streak(pen, 382, 150, 8, 70, 0.7) +
    cylinder(pen, { cx: 400, top: 276, bottom: 350, r: 94, colour, tilt: 0.16 }) +
    bars(shade(colour, 0.35), 13, 4, {
      opacity: 0.35,
      area: { x: 306, y: 296, w: 188, h: 58 },
    }) +
    path(nipple, pen.round('#f1dcc0', 0.8), { opacity: 0.6 })
  );
};

export const babyBottle: Drawing = {
  pose: 'stand',
  girth: 'slim',
  place: 'nursery',
  focus: { x: 400, y: 300, zoom: 1.8 },
  draw,
};
