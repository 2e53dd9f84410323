import { label, paperLabel } from '../../parts/label';
import { contact } from '../../parts/shadow';
import { symmetric } from '../../parts/shape';
import { path, rect } from '../../parts/svg';
import { mix, tint } from '../../parts/tint';
import { streak } from '../../parts/trim';
import { cylinder } from '../../parts/vessel';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const r = look.range('girth', 112, 136);
  const shoulder = look.pick('shoulder', 40, 90);
  const top = 300;
  const body = symmetric(
    [0, top],
    [
      [44, top],
      [50, top + 10, r, top + 10, r, top + shoulder + 20],
      [r, 630],
      [r * 0.97, 652, r * 0.6, 660, 0, 660],
    ],
  );
  const pump = look.pick('pump', '#f4f2ec', '#2e2e32', '#c7a76c');
  const finish = pump === '#c7a76c' ? 'metal' : 'matt';
  return (
    contact(pen, 404, 650, r + 14, 28) +
    path(body, pen.round(colour)) +
    cylinder(pen, { cx: 400, top: 262, bottom: top + 6, r: 50, colour: pump, finish, tilt: 0.16 }) +
    cylinder(pen, { cx: 400, top: 206, bottom: 262, r: 15, colour: pump, finish, tilt: 0.16 }) +
    path(
      'M300 176C300 158 320 150 352 148H428C448 148 456 160 456 180V214H360C340 206 320 204 300 206Z',
      finish === 'metal' ? pen.roundAcross(pump) : pen.roundAcross(pump, 0.9),
    ) +
    rect(310, 158, 120, 7, 3.5, '#ffffff', { opacity: 0.4 }) +
    label(
      pen,
      400,
      410,
      r * 1.3,
      190,
      look.pick('label', paperLabel, tint(colour, 0.55), mix(colour, look.accent, 0.5)),
    ) +
    streak(pen, 400 - r + 16, top + shoulder + 30, 18, 250, 0.6) +
    streak(pen, 400 + r - 24, top + shoulder + 40, 8, 220, 0.3)
  );
};

export const shampoo: Drawing = {
  pose: 'stand',
  girth: 'slim',
  place: 'vanity',
  focus: { x: 400, y: 330, zoom: 1.9 },
  draw,
};
