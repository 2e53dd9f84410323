import { panel } from '../../parts/cloth';
import { contact } from '../../parts/shadow';
import { circle, line, path, stitch } from '../../parts/svg';
import { contrast, mix, shade, tint } from '../../parts/tint';
import { dashes } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const lining = look.pick(
    'lining',
    '#f4eee2',
    tint(colour, 0.6),
    mix(look.accent, '#f4eee2', 0.55),
  );
  const plush =
    dashes(shade(lining, 0.35), {
      gap: 15,
      length: 5,
      width: 1.8,
      rowGap: 13,
      opacity: 0.16,
      round: true,
    }) +
    dashes(tint(lining, 0.6), {
      gap: 15,
      length: 5,
      width: 1.8,
      rowGap: 13,
      shift: 7,
      opacity: 0.22,
      round: true,
    });
  const outer =
    'M96 520C96 400 230 352 400 352S704 400 704 520C704 620 580 660 400 660S96 620 96 520Z';
  const bone = path(
    'M-52 -10C-70 -30 -94 -12 -84 4C-98 20 -72 38 -54 18H54C72 38 98 20 84 4C94 -12 70 -30 52 -10Z',
    pen.lit('#f6efe0'),
    { transform: 'translate(470 520) rotate(-14)' },
  );
  return (
    contact(pen, 410, 640, 310, 34) +
    panel(pen, { outline: outer, colour, depth: 2.2 }) +
    path(
      'M160 478C168 414 280 392 400 392S632 414 640 478C640 560 540 590 400 590S160 560 160 478Z',
      shade(lining, 0.22),
    ) +
    panel(pen, {
      outline:
        'M172 494C182 436 290 416 400 416S618 436 628 494C628 570 530 600 400 600S172 570 172 494Z',
      colour: lining,
      weave: plush,
      depth: 1.3,
      folds: ['M260 540Q340 500 420 530'],
    }) +
    panel(pen, {
      outline:
        'M96 520C92 440 160 440 186 490C220 552 290 582 400 582S580 552 614 490C640 440 708 440 704 520C704 620 580 660 400 660S96 620 96 520Z',
      colour,
      depth: 2.4,
      folds: ['M240 590Q260 620 250 646', 'M560 590Q540 620 552 646'],
    }) +
    stitch('M122 560C200 640 600 640 678 560', contrast(colour, 0.35), 2.4) +
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
  isLarge: true,
  girth: 'full',
  place: 'room',
  rise: 80,
  focus: { x: 400, y: 520, zoom: 1.7 },
  draw,
};
