/** Helmet, tent and golf club. */
import { panel } from '../parts/cloth';
import { contact } from '../parts/shadow';
import { circle, d, ellipse, group, line, path, rect, stitch } from '../parts/svg';
import { contrast, mix, shade, tint } from '../parts/tint';
import { gleam, inside, seam } from '../parts/trim';
import type { Draw, Drawings } from './drawing';

const helmet: Draw = (pen, look) => {
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

const tent: Draw = (pen, look) => {
  const { colour } = look;
  const second = look.pick('second', tint(colour, 0.55), '#efe6d2', mix(colour, look.accent, 0.5));
  const kind = look.pick('kind', 'dome', 'ridge');
  const rope = (d1: string): string => line(d1, '#f4f1e8', 3);
  const peg = (x: number, y: number): string => line(d`M${x} ${y}l8 -22`, '#8a8f96', 6);
  if (kind === 'ridge') {
    return (
      contact(pen, 420, 630, 330, 30) +
      rope('M300 250L110 640') +
      peg(106, 650) +
      rope('M640 230L740 580') +
      peg(740, 590) +
      path(
        'M300 246L640 226L724 584L560 640Z',
        pen.linear(
          [
            [0, tint(colour, 0.15)],
            [0.5, colour],
            [1, shade(colour, 0.3)],
          ],
          [0, 0],
          [0.7, 1],
        ),
      ) +
      line('M470 236Q560 430 640 612', shade(colour, 0.4), 3, { opacity: 0.5 }) +
      path('M300 246L560 640H130Z', pen.lit(shade(colour, 0.04))) +
      path(
        'M300 300L420 640H214Z',
        pen.linear(
          [
            [0, '#2b2620'],
            [1, '#4e4438'],
          ],
          [0, 0],
          [0, 1],
        ),
      ) +
      path('M300 300L214 640L150 640C200 560 270 420 300 300Z', pen.lit(second)) +
      path('M300 300L420 640L500 640C420 560 330 420 300 300Z', pen.lit(shade(second, 0.08))) +
      path('M236 640H404L370 600H262Z', mix(look.accent, '#f0e6d2', 0.4)) +
      line('M300 246L640 226', tint(colour, 0.6), 5) +
      line('M300 246V640', '#6b6f76', 5, { opacity: 0.0 }) +
      stitch('M292 262L146 632M310 262L546 632', contrast(colour, 0.4), 2)
    );
  }
  const dome = 'M104 636C130 420 250 246 400 240C560 246 680 420 704 636Z';
  const door = 'M290 640C296 500 330 400 392 360C452 400 486 500 494 640Z';
  return (
    contact(pen, 410, 640, 320, 28) +
    rope('M160 470L84 652') +
    peg(84, 660) +
    rope('M650 470L728 652') +
    peg(726, 660) +
    panel(pen, { outline: dome, colour, depth: 1.8 }) +
    inside(
      pen,
      dome,
      path('M400 236C480 330 560 480 576 640H720V236Z', shade(colour, 0.35), { opacity: 0.5 }) +
        path('M104 580Q400 620 704 580V650H104Z', second, { opacity: 0.9 }) +
        line('M400 240C280 330 220 480 210 640', shade(colour, 0.45), 5) +
        line('M396 240C276 330 216 480 206 640', tint(colour, 0.6), 3) +
        line('M400 240C500 330 566 480 578 640', shade(colour, 0.5), 5),
    ) +
    path(
      door,
      pen.linear(
        [
          [0, '#2b2620'],
          [1, '#54483b'],
        ],
        [0, 0],
        [0, 1],
      ),
    ) +
    path('M322 640Q392 610 462 640Z', mix(look.accent, '#f3ead8', 0.4)) +
    circle(392, 440, 13, '#ffe6a6') +
    circle(
      392,
      440,
      60,
      pen.radial([
        [0, '#ffe2a0', 0.7],
        [1, '#ffe2a0', 0],
      ]),
    ) +
    path('M290 640C296 500 330 400 392 360C350 440 330 520 336 640Z', pen.lit(second)) +
    path('M494 640C486 500 452 400 392 360C440 440 462 520 462 640Z', pen.lit(shade(second, 0.1))) +
    stitch('M286 640C292 500 326 396 392 354C456 396 492 500 498 640', contrast(colour, 0.5), 2.4) +
    path('M330 280Q400 220 470 280L456 300Q400 250 344 300Z', pen.lit(second)) +
    line('M336 286Q400 228 464 286', tint(second, 0.6), 3)
  );
};

const golfClub: Draw = (pen, look) => {
  const { colour } = look;
  const steel = colour === '#cdd1d7';
  const kind = look.pick('kind', 'driver', 'iron', 'putter');
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
        .map((i) => line(d`M${206 + i * 4} ${640 - i * 15}L${336} ${634 - i * 15}`, '#7d838b', 3))
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
  const dimples = pen.pattern(
    13,
    11,
    circle(4, 3.5, 2.6, '#b9bcc0', { opacity: 0.5 }) +
      circle(10.5, 9, 2.6, '#b9bcc0', { opacity: 0.5 }),
  );
  const ball =
    contact(pen, 506, 650, 46, 13) +
    circle(500, 604, 48, pen.ball('#f6f6f3', 0.8)) +
    circle(500, 604, 48, dimples) +
    ellipse(484, 586, 12, 8, '#ffffff', { opacity: 0.9 });
  const tee = group(
    path('M590 650L596 604H612L618 650Z', pen.lit('#c99b64')) + ellipse(604, 604, 16, 5, '#e2bd8b'),
    {},
  );
  return (
    contact(pen, 260, 652, 140, 18) + contact(pen, 604, 652, 18, 6) + tee + shaft + head + ball
  );
};

const outside = { pose: 'stand', girth: 'full', place: 'park' } as const;

export const outdoor: Drawings<'helmet' | 'tent' | 'golf-club'> = {
  helmet: { ...outside, rise: 40, focus: { x: 360, y: 400, zoom: 1.8 }, draw: helmet },
  tent: { ...outside, rise: 20, focus: { x: 390, y: 450, zoom: 1.7 }, draw: tent },
  'golf-club': { ...outside, focus: { x: 300, y: 560, zoom: 1.8 }, draw: golfClub },
};
