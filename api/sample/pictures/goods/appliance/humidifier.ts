import { contact } from '../../parts/shadow';
import { symmetric } from '../../parts/shape';
import { circle, d, ellipse, group, line, path } from '../../parts/svg';
import { mix, shade, tint } from '../../parts/tint';
import { gleam, inside, streak } from '../../parts/trim';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const kind = look.pick('kind', 'drop', 'tower', 'bowl');
  const shapes = {
    drop: symmetric(
      [0, 250],
      [
        [30, 250],
        [60, 300, 168, 380, 168, 500],
        [168, 600, 120, 652, 60, 654],
        [0, 656],
      ],
    ),
    tower: symmetric(
      [0, 236],
      [
        [90, 236],
        [118, 240, 124, 270, 126, 310],
        [132, 610],
        [128, 646, 90, 656, 0, 656],
      ],
    ),
    bowl: symmetric(
      [0, 330],
      [
        [120, 330],
        [180, 340, 200, 420, 200, 480],
        [200, 600, 150, 654, 70, 654],
        [0, 656],
      ],
    ),
  };
  const outline = shapes[kind];
  const top = { drop: 250, tower: 236, bowl: 330 }[kind];
  const clear = look.pick('tank', true, false);
  const waterLine = kind === 'tower' ? 470 : 500;
  const mist = [
    [-20, 0],
    [16, -50],
    [-10, -110],
    [30, -150],
  ]
    .map(([x = 0, y = 0], i) =>
      ellipse(400 + x, top - 40 + y * 0.9, 30 + i * 16, 40 + i * 8, '#ffffff', {
        opacity: 0.55 - i * 0.08,
      }),
    )
    .join('');
  return (
    contact(pen, 404, 650, kind === 'tower' ? 130 : 110, 26) +
    group(mist, { filter: pen.blur(16) }) +
    path(outline, pen.round(colour)) +
    (clear
      ? inside(
          pen,
          outline,
          path(d`M180 ${top + 70}H620V560H180Z`, mix(colour, '#a9cfe0', 0.6), { opacity: 0.55 }) +
            path(
              d`M180 ${waterLine - 60}Q290 ${waterLine - 74} 400 ${waterLine - 60}T620 ${waterLine - 60}V566H180Z`,
              '#6fb1d6',
              { opacity: 0.5 },
            ) +
            line(
              d`M180 ${waterLine - 60}Q290 ${waterLine - 74} 400 ${waterLine - 60}T620 ${waterLine - 60}`,
              '#ffffff',
              4,
              { opacity: 0.7 },
            ) +
            line('M180 562Q400 590 620 562', shade(colour, 0.3), 4),
        )
      : inside(
          pen,
          outline,
          line('M180 540Q400 570 620 540', shade(colour, 0.35), 4) +
            line('M180 546Q400 576 620 546', tint(colour, 0.6), 3),
        )) +
    circle(400, 614, 13, shade(colour, 0.2)) +
    circle(400, 613, 10, '#8fe0c6') +
    circle(400, 613, 18, '#8fe0c6', { opacity: 0.25 }) +
    ellipse(400, top + 4, 34, 9, shade(colour, 0.45)) +
    ellipse(400, top + 2, 22, 6, '#2d3036') +
    gleam(
      pen,
      kind === 'tower'
        ? 'M292 300C286 400 284 500 286 590L310 590C306 500 308 400 316 292Z'
        : 'M268 470C266 420 300 370 340 340C310 390 292 430 292 500C292 540 300 570 312 596C286 570 270 530 268 470Z',
      0.75,
    ) +
    streak(pen, kind === 'tower' ? 504 : 530, 430, 9, 120, 0.35)
  );
};

export const humidifier: Drawing = {
  pose: 'stand',
  girth: 'slim',
  place: 'room',
  focus: { x: 400, y: 480, zoom: 1.8 },
  draw,
};
