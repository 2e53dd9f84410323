import { label, paperLabel } from '../../parts/label';
import { contact } from '../../parts/shadow';
import { symmetric } from '../../parts/shape';
import { ellipse, path, rect } from '../../parts/svg';
import { tint } from '../../parts/tint';
import { streak } from '../../parts/trim';
import { cylinder, glassPaint } from '../../parts/vessel';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const r = look.range('girth', 104, 128);
  const top = look.range('top', 330, 360);
  const square = look.pick('shoulder', 0.25, 0.6);
  const body = symmetric(
    [0, top - 18],
    [
      [40, top - 18],
      [46, top + 4, r * (1 - square * 0.2), top + 4, r, top + 40],
      [r, 632],
      [r * 0.96, 650, r * 0.6, 656, 0, 656],
    ],
  );
  const liquid = symmetric(
    [0, 400],
    [
      [r - 12, 400],
      [r - 12, 626],
      [r * 0.84, 642, r * 0.5, 644, 0, 644],
    ],
  );
  const cap = look.pick('cap', '#2b2a2d', paperLabel, '#cfae6e');
  return (
    contact(pen, 404, 648, r + 10, 26) +
    path(body, tint(colour, 0.72), { opacity: 0.75 }) +
    path(liquid, pen.round(colour, 0.9), { opacity: 0.82 }) +
    rect(394, top - 20, 12, 210, 6, '#ffffff', { opacity: 0.3 }) +
    ellipse(400, 400, r - 12, 12, tint(colour, 0.5), { opacity: 0.8 }) +
    path(body, glassPaint(pen, colour)) +
    ellipse(400, 640, r * 0.7, 10, tint(colour, 0.6), { opacity: 0.5 }) +
    label(
      pen,
      400,
      440,
      r * 1.36,
      150,
      look.pick('label', paperLabel, paperLabel, tint(colour, 0.8)),
    ) +
    streak(pen, 400 - r + 16, top + 50, 16, 250, 0.75) +
    streak(pen, 400 + r - 26, top + 60, 8, 200, 0.4) +
    cylinder(pen, {
      cx: 400,
      top: top - 70,
      bottom: top - 14,
      r: 52,
      colour: cap === paperLabel ? '#d8d4ca' : cap,
      finish: 'metal',
      tilt: 0.16,
    }) +
    path(
      symmetric(
        [0, 140],
        [
          [22, 140, 34, 152, 36, 190],
          [40, 220, 42, 240, 42, top - 72],
          [20, top - 64, 10, top - 64, 0, top - 64],
        ],
      ),
      pen.round(cap === '#cfae6e' ? '#f3efe6' : cap),
    ) +
    streak(pen, 376, 168, 9, 70, 0.5)
  );
};

export const serum: Drawing = {
  pose: 'stand',
  girth: 'slim',
  place: 'vanity',
  focus: { x: 400, y: 420, zoom: 2 },
  draw,
};
