import { steel as silver } from '../../colours';
import { forms } from '../../forms';
import { contact } from '../../parts/shadow';
import { circle, d, ellipse, group, line, path, rect } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { gleam, inside } from '../../parts/trim';
import { dots } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const steel = colour === silver;
  const kind = look.pick('kind', ...forms['golf-club'].kind);
  const grip = look.pick('grip', '#2a2b2f', look.accent);
  const shaft =
    line('M640 110L330 560', '#7f858d', 13) +
    line('M637 108L327 558', '#e9ecef', 6) +
    line('M684 44L560 226', shade(grip, 0.4), 30) +
    line('M681 42L557 224', grip, 22) +
    Array.from({ length: 8 }, (_, i) =>
      line(d`M${552 + i * 15.5} ${214 - i * 23}l22 14`, tint(grip, 0.4), 2, { opacity: 0.5 }),
    ).join('') +
    line('M342 542L324 566', '#26272b', 19);
  const head = {
    driver:
      path(
        'M340 556C300 540 190 530 140 580C110 614 140 650 210 654C290 658 352 640 364 602C366 580 356 562 340 556Z',
        steel ? pen.metal(colour) : pen.lit(colour, 1.8),
      ) +
      path(
        'M330 574C352 580 360 592 356 610C346 634 300 648 250 652C300 630 330 606 330 574Z',
        pen.linear([
          [0, '#d9dde2'],
          [1, '#7f858d'],
        ]),
      ) +
      gleam(pen, 'M160 588C200 556 270 552 312 562C260 566 200 580 176 606Z', 0.65) +
      line('M150 612C200 640 280 640 330 616', look.accent, 5),
    iron:
      path(
        'M344 540L300 552C240 560 170 600 150 640Q150 656 170 656H330C352 650 362 590 356 548Z',
        pen.linear(
          [
            [0, '#f3f5f7'],
            [0.5, '#b7bcc3'],
            [1, '#8a9098'],
          ],
          [0, 0],
          [0.4, 1],
        ),
      ) +
      [0, 1, 2, 3, 4]
        .map((i) => line(d`M${206 + i * 4} ${640 - i * 15}L336 ${634 - i * 15}`, '#7d838b', 3))
        .join('') +
      path('M150 640Q150 656 170 656H330L338 644Z', steel ? '#6d737b' : colour),
    putter:
      path(
        'M344 548H300V590H150Q136 590 136 606V638Q136 654 152 654H360Q372 654 372 640V562Z',
        steel ? pen.metal(colour) : pen.lit(colour, 1.4),
      ) +
      rect(150, 604, 200, 12, 4, '#ffffff', { opacity: 0.75 }) +
      rect(248, 596, 8, 30, 3, look.accent),
  }[kind];
  const dimples = dots('#b9bcc0', '#b9bcc0', 13, 5.2, 0.5, { x: 450, y: 554, w: 100, h: 100 });
  const ball =
    contact(pen, 506, 650, 46, 13) +
    circle(500, 604, 48, pen.ball('#f6f6f3', 0.8)) +
    inside(pen, 'M500 556A48 48 0 1 1 499.9 556Z', dimples) +
    ellipse(484, 586, 12, 8, '#ffffff', { opacity: 0.9 });
  const tee = group(
    path('M590 650L596 604H612L618 650Z', pen.lit('#c99b64')) + ellipse(604, 604, 16, 5, '#e2bd8b'),
    {},
  );
  return (
    contact(pen, 260, 652, 140, 18) + contact(pen, 604, 652, 18, 6) + tee + shaft + head + ball
  );
};

export const golfClub: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'park',
  focus: { x: 300, y: 560, zoom: 1.8 },
  draw,
};
