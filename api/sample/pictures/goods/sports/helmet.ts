import { arrangements } from '../../forms';
import { panel } from '../../parts/cloth';
import type { Pen } from '../../parts/pen';
import { contact } from '../../parts/shadow';
import { symmetric } from '../../parts/shape';
import { both, line, path, place, rect } from '../../parts/svg';
import { shade } from '../../parts/tint';
import { gleam, inside, seam } from '../../parts/trim';
import type { Draw, Drawing } from '../drawing';

interface Shell {
  readonly pen: Pen;
  readonly colour: string;
  /** Colour and thickness of the stripe. */
  readonly pop: string;
  readonly band: number;
}

/** An opening in the shell, with a thin edge at its upper left. */
const vent = ({ pen, colour }: Shell, outline: string): string =>
  path(outline, shade(colour, 0.3), { transform: 'translate(-5 -6)' }) +
  path(
    outline,
    pen.linear(
      [
        [0, '#101114'],
        [1, '#3a3d44'],
      ],
      [0, 0],
      [1, 1],
    ),
  );

const profile =
  'M120 500C110 340 240 220 420 216C600 214 700 330 694 470C692 508 672 522 640 524L560 530C480 566 300 580 190 556C140 546 122 530 120 500Z';

const profileVents = [
  'M196 430C230 350 290 300 350 278C330 340 280 400 232 440Z',
  'M286 452C320 370 390 300 462 272C450 340 390 410 330 458Z',
  'M404 462C440 390 500 320 568 300C560 360 510 420 452 464Z',
  'M524 456C550 400 590 350 634 340C640 390 610 430 570 456Z',
];

const shellFromSide = (shell: Shell): string => {
  const { pen, colour, pop, band } = shell;
  return (
    path('M150 520C200 600 560 600 664 500L660 540C560 620 240 630 160 560Z', '#2a2b30') +
    panel(pen, { outline: profile, colour, depth: 1.8 }) +
    profileVents.map((outline) => vent(shell, outline)).join('') +
    inside(
      pen,
      profile,
      line('M110 480C240 530 500 520 700 440', pop, band) +
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

const side = (shell: Shell): string =>
  contact(shell.pen, 410, 640, 250, 30) +
  line('M230 540C240 610 330 650 400 636', '#2b2c30', 17) +
  line('M600 520C570 590 470 640 400 636', '#3a3c42', 17) +
  rect(380, 620, 46, 30, 8, shell.pen.lit('#26272b')) +
  shellFromSide(shell);

/** Put down: the brow rests on the table, the straps lie beside it. */
const resting = (shell: Shell): string =>
  contact(shell.pen, 410, 640, 250, 30) +
  line('M560 560C650 580 700 600 664 626S560 650 516 636', '#3a3c42', 17) +
  line('M470 580C480 620 490 634 520 638', '#2b2c30', 17) +
  rect(500, 622, 46, 30, 8, shell.pen.lit('#26272b')) +
  place(place(shellFromSide(shell), { x: -400, y: -420 }), { x: 400, y: 446, turn: -12 });

const face = symmetric(
  [0, 206],
  [
    [120, 204, 214, 290, 226, 430],
    [230, 476, 226, 512, 210, 530],
    [150, 500, 70, 488, 0, 488],
  ],
);

/** Seen from the front, its straps buckled. */
const front = (shell: Shell): string => {
  const { pen, colour, pop, band } = shell;
  const strap =
    line('M590 516C582 580 500 620 420 634', '#2b2c30', 17) +
    line('M590 512C584 570 506 612 424 628', '#4a4c53', 5, { opacity: 0.7 });
  const openings = both(
    vent(shell, 'M428 452C428 380 440 310 462 268C484 310 490 390 482 456Z') +
      vent(shell, 'M506 462C514 390 514 340 508 300C544 340 562 410 560 474Z'),
  );
  return (
    contact(pen, 406, 644, 210, 28) +
    path('M186 500C240 582 560 582 614 500L596 460H204Z', '#1c1d21') +
    path('M212 530Q400 456 588 530Q560 558 400 562Q240 558 212 530Z', '#34363c') +
    both(strap) +
    rect(374, 616, 52, 32, 8, pen.lit('#26272b')) +
    panel(pen, { outline: face, colour, depth: 1.8 }) +
    vent(shell, 'M384 420C382 360 388 300 400 256C412 300 418 360 416 420Q400 430 384 420Z') +
    openings +
    inside(
      pen,
      face,
      line('M160 520Q400 424 640 520', pop, band) +
        line('M160 546Q400 452 640 546', shade(colour, 0.45), 5, { opacity: 0.7 }),
    ) +
    gleam(pen, 'M206 420C214 330 270 260 340 232C290 280 250 340 240 420Z', 0.5)
  );
};

const drawArrangement = { side, front, resting };

const draw: Draw = (pen, look) => {
  const { colour } = look;
  return drawArrangement[look.pick('arrangement', ...arrangements.helmet)]({
    pen,
    colour,
    pop: look.pick('pop', look.accent, shade(colour, 0.4), '#f0b63c'),
    band: look.pick('band', 16, 26),
  });
};

export const helmet: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'park',
  rise: 40,
  focus: { x: 360, y: 400, zoom: 1.8 },
  draw,
};
