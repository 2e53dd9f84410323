import { forms } from '../../forms';
import type { Pen } from '../../parts/pen';
import { contact } from '../../parts/shadow';
import { symmetric } from '../../parts/shape';
import { circle, d, ellipse, line, path, rect } from '../../parts/svg';
import { mix, shade } from '../../parts/tint';
import { streak } from '../../parts/trim';
import { cylinder } from '../../parts/vessel';
import type { Draw, Drawing } from '../drawing';

const glow = (pen: Pen, cx: number, cy: number, r: number, strength: number): string =>
  circle(
    cx,
    cy,
    r,
    pen.radial([
      [0, '#fff3cf', strength],
      [0.5, '#ffe9b5', strength * 0.35],
      [1, '#ffe9b5', 0],
    ]),
  );

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const kind = look.pick('kind', ...forms.lamp.kind);
  const metal = look.pick('metal', '#caa661', '#2d2c2f', '#cfd2d6');
  const cloth = (top: number, bottom: number, rTop: number, rBottom: number): string =>
    path(
      d`M${400 - rTop} ${top}L${400 - rBottom} ${bottom}A${rBottom} ${rBottom * 0.16} 0 0 0 ${400 + rBottom} ${bottom}L${400 + rTop} ${top}A${rTop} ${rTop * 0.14} 0 0 0 ${400 - rTop} ${top}Z`,
      pen.round(colour, 0.8),
    ) +
    path(
      d`M${400 - rTop} ${top}L${400 - rBottom} ${bottom}A${rBottom} ${rBottom * 0.16} 0 0 0 ${400 + rBottom} ${bottom}L${400 + rTop} ${top}Z`,
      pen.radial(
        [
          [0, '#fff2c8', 0.75],
          [0.7, '#ffe4a0', 0.15],
          [1, '#ffe4a0', 0],
        ],
        [0.5, 0.75],
        0.6,
      ),
    ) +
    ellipse(
      400,
      top,
      rTop,
      rTop * 0.14,
      pen.linear([
        [0, '#fff6d8'],
        [1, '#ffe7ae'],
      ]),
    ) +
    line(
      d`M${402 - rBottom} ${bottom - 3}A${rBottom} ${rBottom * 0.16} 0 0 0 ${398 + rBottom} ${bottom - 3}`,
      shade(colour, 0.2),
      4,
      { opacity: 0.5 },
    );
  if (kind === 'floor') {
    // A thin tall pole and a small shade: it stands on the floor, beside a sofa.
    return (
      glow(pen, 400, 190, 230, 0.8) +
      contact(pen, 402, 656, 92, 14) +
      line('M464 650C490 668 510 644 546 658', '#3a3937', 4) +
      rect(536, 650, 36, 15, 7, pen.lit('#3a3937')) +
      cylinder(pen, { cx: 400, top: 640, bottom: 652, r: 78, colour: metal, finish: 'metal' }) +
      rect(395, 190, 10, 450, 5, pen.metal(metal)) +
      rect(391, 420, 18, 26, 5, pen.metal(metal)) +
      cloth(98, 214, 58, 92) +
      line('M430 218V268', metal, 3) +
      circle(430, 272, 5, pen.ball(metal))
    );
  }
  if (kind === 'dome') {
    const dome = 'M238 330C238 210 310 150 400 150S562 210 562 330A162 26 0 0 1 238 330Z';
    return (
      glow(pen, 400, 420, 280, 0.8) +
      contact(pen, 402, 648, 140, 24) +
      cylinder(pen, { cx: 400, top: 622, bottom: 644, r: 126, colour }) +
      rect(388, 330, 24, 296, 12, pen.metal(metal)) +
      path(dome, pen.round(colour)) +
      ellipse(
        400,
        332,
        160,
        24,
        pen.radial([
          [0, '#ffffff'],
          [0.6, '#ffeebb'],
          [1, '#e9c983'],
        ]),
      ) +
      path('M238 330A162 26 0 0 0 562 330A162 32 0 0 1 238 330Z', shade(colour, 0.15)) +
      streak(pen, 276, 210, 16, 100, 0.45) +
      ellipse(400, 150, 14, 9, pen.metal(metal))
    );
  }
  const base = symmetric(
    [0, 370],
    [
      [16, 370],
      [20, 400, 92, 430, 96, 510],
      [98, 590, 70, 640, 56, 648],
      [30, 654, 20, 656, 0, 656],
    ],
  );
  return (
    glow(pen, 400, 300, 320, 0.8) +
    contact(pen, 404, 650, 100, 22) +
    path(base, pen.round(mix(look.accent, '#f0ebe1', 0.45))) +
    streak(pen, 330, 450, 13, 120, 0.6) +
    rect(390, 330, 20, 50, 4, pen.metal(metal)) +
    cloth(140, 350, 120, 196)
  );
};

export const lamp: Drawing = {
  pose: 'stand',
  girth: 'slim',
  place: 'room',
  focus: { x: 400, y: 300, zoom: 1.7 },
  draw,
};
