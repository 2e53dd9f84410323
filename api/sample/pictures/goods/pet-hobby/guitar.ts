import { dropped } from '../../parts/shadow';
import { rounded } from '../../parts/shape';
import { circle, d, group, line, path, rect } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { gleam, inside } from '../../parts/trim';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const neck = look.pick('neck', '#6b4630', '#3b2a22', '#a87347');
  const body =
    'M400 350C440 344 474 366 478 410C480 446 472 466 500 492C536 524 540 590 506 632C480 664 440 676 400 676S320 664 294 632C260 590 264 524 300 492C328 466 320 446 322 410C326 366 360 344 400 350Z';
  const strings = [-13, -8, -3, 3, 8, 13]
    .map((x) => line(d`M${400 + x} 104L${400 + x * 1.3} 598`, '#e9e4d6', 1.4))
    .join('');
  const frets = Array.from({ length: 13 }, (_, i) =>
    rect(379, 156 + i * 17 * (1 - i * 0.016), 42, 2.4, 1, '#d9cba0'),
  ).join('');
  const pegs = [0, 1, 2]
    .map((i) =>
      [-1, 1]
        .map((side) =>
          rect(side < 0 ? 346 : 430, 74 + i * 22, 24, 10, 5, pen.roundAcross('#e0d9c8')),
        )
        .join(''),
    )
    .join('');
  const guard = look.pick(
    'guard',
    path('M430 520C480 530 500 570 470 610C450 600 430 570 426 540Z', shade(colour, 0.6), {
      opacity: 0.9,
    }),
    '',
  );
  const grain = inside(
    pen,
    body,
    Array.from({ length: 14 }, (_, i) =>
      line(d`M${270 + i * 20} 340q${(i % 3) * 5 - 4} 170 0 340`, shade(colour, 0.4), 3, {
        opacity: 0.14,
      }),
    ).join(''),
  );
  return group(
    dropped(pen, [body, rounded(376, 60, 48, 300, 8)], 1.1) +
      path(body, shade(colour, 0.5), { transform: 'translate(4 9)' }) +
      path(
        body,
        pen.radial(
          [
            [0, tint(colour, 0.35)],
            [0.55, colour],
            [1, shade(colour, 0.5)],
          ],
          [0.42, 0.6],
          0.7,
        ),
      ) +
      grain +
      path(body, 'none', {
        stroke: look.pick('binding', '#f2e6cc', '#3a2a22', '#d9b98a'),
        'stroke-width': 5,
        'stroke-opacity': 0.8,
      }) +
      circle(400, 506, 50, shade(colour, 0.4)) +
      circle(400, 506, 45, '#f2e3c2') +
      circle(400, 506, 41, 'none', {
        stroke: look.accent,
        'stroke-width': 4,
        'stroke-dasharray': '6 4',
      }) +
      circle(
        400,
        506,
        36,
        pen.radial([
          [0, '#120d0a'],
          [1, '#3a2a1e'],
        ]),
      ) +
      guard +
      rect(378, 140, 44, 330, 3, pen.round(neck, 0.8)) +
      frets +
      [3, 5, 7, 9].map((i) => circle(400, 148 + i * 16, 3.4, '#f1ead8')).join('') +
      pegs +
      path(
        'M372 146L366 76Q366 58 384 56H416Q434 58 434 76L428 146Z',
        pen.lit(shade(colour, 0.3)),
      ) +
      rect(376, 142, 48, 7, 2, '#f6f0e0') +
      strings +
      rect(350, 592, 100, 20, 8, pen.lit(neck)) +
      rect(364, 598, 72, 5, 2, '#f6f0e0') +
      gleam(pen, 'M296 530C290 580 300 620 330 646C310 600 310 560 322 520Z', 0.35),
    { transform: 'translate(400 400) scale(1.1) rotate(24) translate(-400 -372)' },
  );
};

export const guitar: Drawing = {
  pose: 'flat',
  girth: 'slim',
  place: 'room',
  focus: { x: 370, y: 480, zoom: 1.9 },
  draw,
};
