import { panel } from '../../parts/cloth';
import { lacing, pair } from '../../parts/shoe';
import { circle, d, line, path } from '../../parts/svg';
import { mix, shade, tint } from '../../parts/tint';
import { inside } from '../../parts/trim';
import { dots } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const foam = '#f6f5f1';
  const pop = look.pick(
    'pop',
    mix(look.accent, '#e8ff5a', 0.5),
    '#ffb648',
    tint(colour, 0.65),
    '#37c2d6',
  );
  const upper =
    'M136 566C130 530 176 500 240 486C310 470 360 430 414 384C436 366 474 360 496 378C540 420 590 420 630 372C652 344 684 360 676 396C664 450 690 500 690 600H180Z';
  const mesh = dots(shade(colour, 0.5), shade(colour, 0.5), 12, 4.4, 0.3);
  const wave = look.pick('side', 0, 1);
  const side = wave
    ? path('M330 570C360 500 450 462 566 470C490 492 440 524 424 572Z', pop) +
      path('M452 572C470 520 540 486 640 478C580 500 540 530 530 570Z', tint(pop, 0.35)) +
      circle(318, 520, 9, pop)
    : path('M330 560C420 560 520 520 660 420C640 500 560 560 470 566Z', pop) +
      path('M430 562C520 548 600 500 668 440L672 470C630 530 570 556 530 564Z', tint(pop, 0.4));
  const shoe =
    panel(pen, {
      outline: 'M404 396C420 340 462 318 486 330C510 342 508 374 500 392L470 430Z',
      colour: shade(colour, 0.15),
      depth: 0.8,
    }) +
    path(
      'M496 378C540 420 590 420 630 372C640 362 654 364 658 376C630 440 530 446 488 402Z',
      shade(colour, 0.5),
    ) +
    panel(pen, { outline: upper, colour, weave: mesh, depth: 1.4 }) +
    inside(pen, upper, side) +
    panel(pen, {
      outline: 'M136 566C130 530 176 500 240 486C226 516 220 540 224 572Z',
      colour: shade(colour, 0.18),
      depth: 0.6,
    }) +
    panel(pen, {
      outline: 'M352 446C390 420 420 396 446 372L482 412C460 444 430 470 396 490Z',
      colour: shade(colour, 0.1),
      depth: 0.6,
    }) +
    lacing([372, 464], [444, 402], 4, tint(pop, 0.5)) +
    panel(pen, {
      outline: 'M640 366C664 344 684 366 676 396L668 470C650 440 640 400 640 366Z',
      colour: pop,
      depth: 0,
    }) +
    path(
      'M116 548C150 580 250 572 340 580C450 590 560 560 696 530C722 560 716 606 684 640C600 656 260 660 190 648C140 640 104 590 116 548Z',
      pen.linear(
        [
          [0, '#ffffff'],
          [0.55, foam],
          [1, shade(foam, 0.28)],
        ],
        [0, 0],
        [0.1, 1],
      ),
    ) +
    line('M128 586C260 614 460 620 704 572', mix(pop, foam, 0.35), 8) +
    [0, 1, 2, 3, 4]
      .map((i) => line(d`M${470 + i * 44} ${614 - i * 6}q20 10 34 -4`, shade(foam, 0.25), 4))
      .join('') +
    path('M168 640C300 664 560 664 690 634L684 648C600 662 260 664 186 652Z', shade(colour, 0.45));
  return pair(pen, shoe);
};

export const runningShoes: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'park',
  rise: 40,
  focus: { x: 400, y: 490, zoom: 1.8 },
  draw,
};
