import { panel } from '../../parts/cloth';
import { contact } from '../../parts/shadow';
import { circle, line, path, stitch } from '../../parts/svg';
import { contrast, mix, shade, tint } from '../../parts/tint';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const lining = look.pick(
    'lining',
    '#f4eee2',
    tint(colour, 0.6),
    mix(look.accent, '#f4eee2', 0.55),
  );
  const plush = pen.pattern(
    15,
    13,
    line('M2 8q3 -5 6 0', shade(lining, 0.35), 1.8, { opacity: 0.35 }) +
      line('M9 13q3 -5 6 0', tint(lining, 0.6), 1.8, { opacity: 0.5 }),
  );
  const outer =
    'M100 520C100 420 240 384 400 384S700 420 700 520C700 620 580 656 400 656S100 620 100 520Z';
  const bone = path(
    'M-52 -10C-70 -30 -94 -12 -84 4C-98 20 -72 38 -54 18H54C72 38 98 20 84 4C94 -12 70 -30 52 -10Z',
    pen.lit('#f6efe0'),
    { transform: 'translate(470 520) rotate(-14)' },
  );
  return (
    contact(pen, 410, 640, 310, 34) +
    panel(pen, { outline: outer, colour, depth: 2.2 }) +
    path(
      'M160 480C170 420 280 398 400 398S630 420 640 480C640 550 540 576 400 576S160 550 160 480Z',
      shade(lining, 0.4),
    ) +
    panel(pen, {
      outline:
        'M170 494C180 440 290 424 400 424S620 440 630 494C630 556 530 580 400 580S170 556 170 494Z',
      colour: lining,
      weave: plush,
      depth: 1.3,
      folds: ['M260 540Q340 500 420 530'],
    }) +
    panel(pen, {
      outline:
        'M100 530C104 480 150 478 168 500C210 556 300 580 400 580S590 556 632 500C650 478 696 480 700 530C700 620 580 656 400 656S100 620 100 530Z',
      colour,
      depth: 1.8,
      folds: ['M240 590Q260 620 250 646', 'M560 590Q540 620 552 646'],
    }) +
    stitch('M124 556C200 640 600 640 676 556', contrast(colour, 0.35), 2.4) +
    look.pick(
      'toy',
      bone,
      circle(500, 516, 34, pen.ball(look.accent)) +
        line('M470 504Q500 520 530 508', '#fff', 4, { opacity: 0.7 }),
      '',
    )
  );
};

export const dogBed: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'room',
  rise: 80,
  focus: { x: 400, y: 520, zoom: 1.7 },
  draw,
};
