import { panel } from '../../parts/cloth';
import { contact } from '../../parts/shadow';
import { line, path, rect } from '../../parts/svg';
import { shade } from '../../parts/tint';
import { gleam, inside, seam } from '../../parts/trim';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const shell =
    'M120 500C110 340 240 220 420 216C600 214 700 330 694 470C692 508 672 522 640 524L560 530C480 566 300 580 190 556C140 546 122 530 120 500Z';
  const vents = [
    'M196 430C230 350 290 300 350 278C330 340 280 400 232 440Z',
    'M286 452C320 370 390 300 462 272C450 340 390 410 330 458Z',
    'M404 462C440 390 500 320 568 300C560 360 510 420 452 464Z',
    'M524 456C550 400 590 350 634 340C640 390 610 430 570 456Z',
  ];
  const pop = look.pick('pop', look.accent, shade(colour, 0.4), '#f0b63c');
  return (
    contact(pen, 410, 640, 250, 30) +
    line('M230 540C240 610 330 650 400 636', '#2b2c30', 17) +
    line('M600 520C570 590 470 640 400 636', '#3a3c42', 17) +
    rect(380, 620, 46, 30, 8, pen.lit('#26272b')) +
    path('M150 520C200 600 560 600 664 500L660 540C560 620 240 630 160 560Z', '#2a2b30') +
    panel(pen, { outline: shell, colour, depth: 1.8 }) +
    vents
      .map(
        (vent) =>
          path(vent, shade(colour, 0.3), { transform: 'translate(-5 -6)' }) +
          path(
            vent,
            pen.linear(
              [
                [0, '#101114'],
                [1, '#3a3d44'],
              ],
              [0, 0],
              [1, 1],
            ),
          ),
      )
      .join('') +
    inside(
      pen,
      shell,
      line('M110 480C240 530 500 520 700 440', pop, look.pick('band', 16, 26)) +
        line('M110 512C240 560 500 550 700 474', shade(colour, 0.45), 5, { opacity: 0.7 }),
    ) +
    path(
      'M120 500C112 480 96 486 92 506C96 540 140 560 190 566C150 548 124 530 120 500Z',
      pen.lit('#2d2e33'),
    ) +
    gleam(pen, 'M160 420C180 330 260 260 360 238C280 280 220 330 196 420Z', 0.55) +
    seam('M420 220C400 240 380 262 372 276', colour, 2)
  );
};

export const helmet: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'park',
  rise: 40,
  focus: { x: 360, y: 400, zoom: 1.8 },
  draw,
};
