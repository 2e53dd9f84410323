import { contact } from '../../parts/shadow';
import { symmetric } from '../../parts/shape';
import { circle, d, line, path, rect } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { inside, print, streak } from '../../parts/trim';
import { cylinder, glassPaint, wrap } from '../../parts/vessel';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour, accent } = look;
  const shoulder = look.pick('shoulder', 270, 300, 330);
  const body = look.range('body', 78, 92);
  const bottle = symmetric(
    [0, 140],
    [
      [26, 140],
      [26, shoulder - 60, body, shoulder - 40, body, shoulder + 30],
      [body, 628],
      [body - 2, 652, body - 30, 656, 0, 656],
    ],
  );
  const paper = look.pick('paper', '#faf6ea', '#f2ece0', tint(accent, 0.75));
  const seal = look.pick(
    'seal',
    circle(400, 470, 28, accent),
    rect(374, 444, 52, 52, 8, accent),
    path('M400 440L430 470L400 500L370 470Z', accent) + circle(400, 470, 9, paper),
    line('M362 476q19 -22 38 0t38 0', accent, 9) + line('M362 456q19 -22 38 0t38 0', accent, 9),
  );
  const bottleArt =
    path(bottle, tint(colour, 0.5), { opacity: 0.85 }) +
    inside(
      pen,
      bottle,
      rect(400 - body, shoulder - 14, body * 2, 420, 0, pen.round(colour, 0.6), { opacity: 0.9 }) +
        rect(400 - body, 610, body * 2, 46, 0, shade(colour, 0.18), { opacity: 0.35 }),
    ) +
    path(bottle, glassPaint(pen, tint(colour, 0.3))) +
    wrap(pen, 400, 410, 580, body, paper) +
    seal +
    print(400 - body * 0.5, 528, body, 2, shade(paper, 0.5), 18, 5) +
    streak(pen, 400 - body + 10, shoulder + 20, 10, 300, 0.8) +
    streak(pen, 400 + body - 18, shoulder + 30, 6, 270, 0.45) +
    cylinder(pen, { cx: 400, top: 112, bottom: 186, r: 30, colour: accent, tilt: 0.16 }) +
    line(d`M371 178h58`, shade(accent, 0.3), 3, { opacity: 0.6 });
  const spots = look.pick('count', [0], [-100, 100]);
  return spots
    .map(
      (x) =>
        contact(pen, 400 + x, 650, 100, 20) +
        pen.copy(bottleArt, { transform: d`translate(${x} 0)` }),
    )
    .join('');
};

export const riceWine: Drawing = {
  pose: 'stand',
  girth: 'slim',
  place: 'dining',
  focus: { x: 400, y: 470, zoom: 1.9 },
  draw,
};
