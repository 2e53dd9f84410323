import { forms } from '../../forms';
import { panel } from '../../parts/cloth';
import { contact } from '../../parts/shadow';
import { lacing } from '../../parts/shoe';
import { d, ellipse, line, path, place, stitch } from '../../parts/svg';
import { contrast, shade, tint } from '../../parts/tint';
import { gleam, seam } from '../../parts/trim';
import { bars } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

/**
 * Range of the height (y) of the upper edge, scale of the boot, and added width of the calf. The foot is
 * 550 long; an ankle boot is two thirds of that high, a knee boot one and a half times.
 */
const shafts = {
  ankle: { top: [262, 318], scale: 0.88, calf: 0 },
  high: { top: [-190, -120], scale: 0.67, calf: 34 },
} as const;

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const shaft = look.pick('shaft', ...forms.boots.shaft);
  const { top, scale, calf } = shafts[shaft];
  const isHigh = shaft === 'high';
  const tall = look.range('shaft', top[0], top[1]);
  const sole = look.pick('sole', '#2d2b2c', '#2d2b2c', '#b98a55');
  const laced = look.pick('closing', ...forms.boots.closing) === 'laced';
  const isHeeled = look.pick('heel', false, true);
  const back = 652 + calf;
  const upper = d`M146 606C136 560 180 536 246 520C330 500 400 470 424 400C436 350 ${436 - calf} ${tall + 160} ${430 - calf * 0.6} ${tall}Q540 ${tall - 22} ${back} ${tall}C${back + 14} ${tall + 170} 640 400 652 450C668 500 684 560 682 606Z`;
  const elastic = d`M500 ${tall - 4}C492 ${tall + 90} 500 400 540 440C590 400 598 ${tall + 90} 588 ${tall - 6}Z`;
  const side = isHigh
    ? line(d`M566 ${tall + 20}C590 160 572 380 590 590`, shade(colour, 0.5), 7) +
      line(d`M566 ${tall + 20}C590 160 572 380 590 590`, '#b9bcc2', 3, {
        'stroke-dasharray': '5 4',
      })
    : panel(pen, {
        outline: elastic,
        colour: shade(colour, 0.45),
        weave: bars('#000000', 8, 3, { opacity: 0.3 }),
        depth: 0,
      });
  const slouch = isHigh
    ? [
        { d: 'M430 250Q520 290 640 256', width: 16, strength: 0.24 },
        { d: 'M424 330Q520 372 646 330', width: 18, strength: 0.3 },
        { d: d`M440 ${tall + 150}Q540 ${tall + 180} 660 ${tall + 150}`, width: 14, strength: 0.16 },
      ]
    : [];
  const heel = isHeeled
    ? 'M134 600C260 612 560 612 690 594L682 652H590C580 630 566 620 540 618L190 626C150 628 132 622 134 600Z'
    : 'M134 596C260 610 560 610 690 594V652H566C562 634 550 630 530 630H190C148 630 132 622 134 596Z';
  const shoe =
    ellipse(541 + calf * 0.2, tall, 110 + calf * 0.9, 18, shade(colour, 0.55)) +
    panel(pen, {
      outline: upper,
      colour,
      depth: 1.7,
      folds: [
        { d: 'M424 430Q500 470 560 440', width: 16 },
        { d: 'M410 470Q480 510 560 490', width: 16 },
        { d: 'M300 520Q330 550 330 590', width: 14, strength: 0.2 },
        ...slouch,
      ],
    }) +
    gleam(pen, 'M170 580C190 552 250 540 310 526C260 556 220 566 200 596Z', 0.5) +
    (laced
      ? lacing([410, 500], [462 - calf, tall + 40], isHigh ? 15 : 7, tint(colour, 0.3))
      : side) +
    seam(d`M${laced ? 500 : 540} ${laced ? tall + 30 : 440}Q530 530 500 604`, colour, 3) +
    stitch('M420 560Q330 560 300 520', contrast(colour, 0.35), 2) +
    line(d`M${back - 12} ${tall + 40}q26 -40 6 -62`, shade(colour, 0.25), 12) +
    path(
      heel,
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
  const pair =
    contact(pen, 480, 556, 250, 22) +
    pen.copy(shoe, { transform: 'translate(76 -56) scale(.94)' }) +
    contact(pen, 392, 648, 285, 24) +
    pen.copy(shoe, { transform: 'translate(-48 0)' });
  return place(place(pair, { x: -410, y: -650 }), { x: 400, y: isHigh ? 690 : 654, scale });
};

export const boots: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'hallway',
  focus: { x: 470, y: 430, zoom: 1.7 },
  draw,
};
