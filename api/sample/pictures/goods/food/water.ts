import { contact } from '../../parts/shadow';
import { symmetric } from '../../parts/shape';
import { circle, d, ellipse, line, path, rect } from '../../parts/svg';
import { shade } from '../../parts/tint';
import { inside, streak } from '../../parts/trim';
import { cylinder, glassPaint, wrap } from '../../parts/vessel';
import { bars } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const bottle = symmetric(
    [0, 150],
    [
      [34, 150],
      [36, 190, 92, 220, 98, 290],
      [98, 330, 88, 350, 92, 372],
      [98, 392, 92, 412, 92, 430],
      [92, 452, 98, 460, 98, 480],
      [98, 632],
      [96, 652, 60, 656, 0, 656],
    ],
  );
  const one = (): string =>
    path(bottle, '#eaf5fb', { opacity: 0.75 }) +
    inside(
      pen,
      bottle,
      rect(290, 236, 220, 430, 0, pen.round('#cfe6f2', 0.6), { opacity: 0.65 }) +
        ellipse(400, 236, 76, 9, '#ffffff', { opacity: 0.7 }),
    ) +
    path(bottle, glassPaint(pen, '#a9cde0')) +
    [520, 556, 592]
      .map(
        (y) =>
          line(d`M304 ${y}q96 18 192 0`, '#7fb0c9', 3, { opacity: 0.5 }) +
          line(d`M304 ${y + 5}q96 18 192 0`, '#ffffff', 3, { opacity: 0.7 }),
      )
      .join('') +
    wrap(pen, 400, 384, 484, 97, colour) +
    inside(
      pen,
      'M303 384A97 20 0 0 0 497 384V484A97 20 0 0 1 303 484Z',
      look.pick(
        'label',
        path('M290 470L350 414L392 452L430 408L510 480V520H290Z', '#ffffff', { opacity: 0.85 }),
        line('M300 448q30 -26 60 0t60 0t60 0t60 0', '#ffffff', 10),
        circle(400, 440, 30, '#ffffff', { opacity: 0.9 }),
      ),
    ) +
    streak(pen, 314, 290, 13, 330, 0.85) +
    streak(pen, 478, 300, 7, 300, 0.5) +
    cylinder(pen, { cx: 400, top: 118, bottom: 156, r: 38, colour, tilt: 0.16 }) +
    bars(shade(colour, 0.4), 7, 2, { opacity: 0.4, area: { x: 362, y: 132, w: 76, h: 24 } });
  const bottleArt = one();
  const six = look.pick('count', 1, 2, 3);
  const spots = { 1: [0], 2: [-104, 104], 3: [-196, 196, 0] }[six] ?? [0];
  return spots
    .map(
      (x, i) =>
        contact(pen, 400 + x, six === 3 && i < 2 ? 616 : 650, 108, 22) +
        pen.copy(bottleArt, {
          transform:
            six === 3 && i < 2 ? d`translate(${x + 32} 20) scale(.92)` : d`translate(${x} 0)`,
        }),
    )
    .join('');
};

export const water: Drawing = {
  pose: 'stand',
  girth: 'slim',
  place: 'dining',
  focus: { x: 400, y: 420, zoom: 1.9 },
  draw,
};
