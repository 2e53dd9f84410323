import { forms } from '../../forms';
import { panel } from '../../parts/cloth';
import { contact } from '../../parts/shadow';
import { smooth } from '../../parts/shape';
import { both, circle, ellipse, line, path, stitch } from '../../parts/svg';
import { mix, shade, tint } from '../../parts/tint';
import { dashes } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const kind = look.pick('animal', ...forms.plush.animal);
  const soft = tint(colour, 0.55);
  const fur =
    dashes(shade(colour, 0.4), { gap: 13, length: 5, width: 1.6, opacity: 0.22, round: true }) +
    dashes(tint(colour, 0.6), {
      gap: 13,
      length: 4,
      width: 1.8,
      shift: 6,
      opacity: 0.36,
      round: true,
    });
  const piece = (outline: string, tone = colour): string =>
    panel(pen, { outline, colour: tone, weave: fur, depth: 1.6 });
  const ears = {
    bear:
      piece('M486 176C496 126 566 130 570 182C572 220 536 238 510 232Z') +
      ellipse(534, 184, 22, 22, soft),
    rabbit:
      piece('M436 196C430 110 450 40 486 42C530 48 524 150 500 220Z') +
      path('M452 180C450 120 464 72 484 72C504 80 498 150 488 196Z', mix(soft, '#f0b0b4', 0.5)),
    dog: piece('M520 176C580 170 606 250 590 322C570 350 534 330 526 280Z', shade(colour, 0.25)),
  }[kind];
  const limb = piece(
    'M502 440C560 430 600 470 604 520C602 552 566 560 548 536C532 514 516 500 496 490Z',
  );
  const leg =
    piece('M436 570C470 540 560 550 584 600C596 640 560 656 510 654C460 652 424 620 436 570Z') +
    ellipse(552, 618, 28, 26, soft);
  const scarf = look.pick(
    'scarf',
    panel(pen, {
      outline: 'M284 392Q400 452 516 392L520 428Q400 488 282 428Z',
      colour: look.accent,
      depth: 0.7,
    }) +
      panel(pen, { outline: 'M452 440L500 430L520 540L468 548Z', colour: look.accent, depth: 0.6 }),
    panel(pen, {
      outline:
        'M400 424C370 396 336 398 334 424C336 452 370 450 400 430C430 450 464 452 466 424C464 398 430 396 400 424Z',
      colour: look.accent,
      depth: 0.6,
    }) + circle(400, 426, 14, pen.ball(look.accent)),
    '',
  );
  return (
    contact(pen, 404, 644, 200, 30) +
    (kind === 'dog' ? '' : both(ears)) +
    both(limb) +
    piece(
      smooth([
        [400, 380],
        [486, 410],
        [524, 520],
        [492, 620],
        [400, 646],
        [308, 620],
        [276, 520],
        [314, 410],
      ]),
    ) +
    ellipse(400, 540, 84, 88, soft) +
    stitch('M400 456V624', shade(soft, 0.3), 2) +
    both(leg) +
    piece(
      smooth([
        [400, 166],
        [492, 186],
        [546, 280],
        [520, 376],
        [400, 420],
        [280, 376],
        [254, 280],
        [308, 186],
      ]),
    ) +
    (kind === 'dog' ? both(ears) : '') +
    ellipse(400, 334, 70, 54, soft) +
    ellipse(400, 308, 25, 17, pen.ball('#3a2c2a')) +
    line('M400 324V346M400 346q-16 18 -34 8M400 346q16 18 34 8', '#4a3a36', 4) +
    both(
      circle(456, 270, 16, pen.ball('#26211f')) +
        circle(451, 264, 5, '#ffffff') +
        ellipse(494, 324, 22, 13, '#ef9a94', { opacity: 0.45 }),
    ) +
    scarf
  );
};

export const plush: Drawing = {
  pose: 'stand',
  girth: 'slim',
  place: 'nursery',
  focus: { x: 400, y: 300, zoom: 1.8 },
  draw,
};
