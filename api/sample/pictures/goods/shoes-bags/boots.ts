import { forms } from '../../forms';
import { panel } from '../../parts/cloth';
import { contact } from '../../parts/shadow';
import { lacing } from '../../parts/shoe';
import { d, ellipse, line, path, stitch } from '../../parts/svg';
import { contrast, shade, tint } from '../../parts/tint';
import { gleam, seam } from '../../parts/trim';
import { bars } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const isHigh = look.pick('shaft', ...forms.boots.shaft) === 'high';
  const tall = isHigh ? look.range('shaft', 130, 170) : look.range('shaft', 250, 310);
  const sole = look.pick('sole', '#2d2b2c', '#2d2b2c', '#b98a55');
  const upper = d`M146 606C136 560 180 536 246 520C330 500 400 470 424 400C436 350 436 ${tall + 60} 432 ${tall}Q540 ${tall - 22} 652 ${tall}C660 ${tall + 100} 640 400 652 450C668 500 684 560 682 606Z`;
  const elastic = d`M500 ${tall - 4}C492 ${tall + 90} 500 400 540 440C590 400 598 ${tall + 90} 588 ${tall - 6}Z`;
  const laced = look.pick('closing', ...forms.boots.closing) === 'laced';
  const shoe =
    ellipse(542, tall, 110, 18, shade(colour, 0.55)) +
    panel(pen, {
      outline: upper,
      colour,
      depth: 1.7,
      folds: [
        { d: 'M424 430Q500 470 560 440', width: 16 },
        { d: 'M410 470Q480 510 560 490', width: 16 },
        { d: 'M300 520Q330 550 330 590', width: 14, strength: 0.2 },
      ],
    }) +
    gleam(pen, 'M170 580C190 552 250 540 310 526C260 556 220 566 200 596Z', 0.5) +
    (laced
      ? lacing([410, 500], [468, tall + 40], 7, tint(colour, 0.3))
      : panel(pen, {
          outline: elastic,
          colour: shade(colour, 0.45),
          weave: bars('#000000', 8, 3, { opacity: 0.3 }),
          depth: 0,
        })) +
    seam(d`M${laced ? 500 : 540} ${laced ? tall + 30 : 440}Q530 530 500 604`, colour, 3) +
    stitch('M420 560Q330 560 300 520', contrast(colour, 0.35), 2) +
    line(d`M${640} ${tall + 40}q26 -40 6 -62`, shade(colour, 0.25), 12) +
    path(
      'M134 596C260 610 560 610 690 594V652H566C562 634 550 630 530 630H190C148 630 132 622 134 596Z',
      pen.linear(
        [
          [0, tint(sole, 0.2)],
          [0.5, sole],
          [1, shade(sole, 0.4)],
        ],
        [0, 0],
        [0, 1],
      ),
    ) +
    stitch('M142 608C260 620 560 620 686 606', tint(sole, 0.5), 2);
  return (
    contact(pen, 480, 556, 250, 22) +
    pen.copy(shoe, { transform: 'translate(76 -56) scale(.94)' }) +
    contact(pen, 392, 648, 285, 24) +
    pen.copy(shoe, { transform: 'translate(-48 0)' })
  );
};

export const boots: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'hallway',
  focus: { x: 470, y: 430, zoom: 1.7 },
  draw,
};
