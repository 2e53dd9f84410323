/** Sneakers, running shoes, loafers and boots: always a pair, seen from the side. */
import { panel } from '../parts/cloth';
import type { Pen } from '../parts/pen';
import { contact } from '../parts/shadow';
import { circle, d, ellipse, line, path, stitch } from '../parts/svg';
import { contrast, luma, mix, shade, tint } from '../parts/tint';
import { gleam, inside, seam } from '../parts/trim';
import type { Draw, Drawings } from './drawing';

/** The other shoe stands behind, a little up and to the right. */
const pair = (pen: Pen, shoe: string): string =>
  contact(pen, 470, 552, 250, 22) +
  pen.copy(shoe, { transform: 'translate(84 -62) scale(.94)' }) +
  contact(pen, 392, 648, 285, 24) +
  pen.copy(shoe, { transform: 'translate(-14 0)' });

const lacing = (
  from: [number, number],
  to: [number, number],
  rows: number,
  colour: string,
): string =>
  Array.from({ length: rows }, (_, i) => {
    const share = i / (rows - 1);
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share;
    return (
      line(d`M${x - 22} ${y - 26}Q${x} ${y - 16} ${x + 16} ${y + 12}`, shade(colour, 0.45), 12, {
        opacity: 0.5,
      }) +
      line(d`M${x - 22} ${y - 28}Q${x} ${y - 18} ${x + 16} ${y + 10}`, colour, 9) +
      circle(x + 18, y + 14, 5, shade(colour, 0.55))
    );
  }).join('');

const sneakers: Draw = (pen, look) => {
  const { colour } = look;
  const sole = look.pick('sole', '#f3f1ea', '#f3f1ea', '#e2c9a0');
  const second = look.pick('second', look.accent, tint(colour, 0.4), shade(colour, 0.35));
  const upper =
    'M142 600C126 548 160 512 232 496C306 478 352 438 412 384L436 352C452 336 496 344 508 372C540 412 600 412 636 366C656 352 674 372 670 408C664 470 690 530 682 600Z';
  const tongue = 'M410 392C420 350 440 322 468 318C496 316 516 344 508 380L470 430Z';
  const stay = 'M330 470C380 440 420 400 446 366L490 420C470 452 430 500 390 520Z';
  const toe = 'M142 600C126 548 160 512 232 496C262 520 280 560 276 600Z';
  const quarter = look.pick(
    'quarter',
    'M500 440C540 460 600 450 664 420C664 480 688 540 682 600H540C520 550 500 500 500 440Z',
    'M408 600C440 560 500 520 660 452L664 490C560 530 520 560 500 600Z',
    'M430 600C450 540 470 500 510 442L546 462C510 510 500 560 496 600Z',
  );
  const shoe =
    panel(pen, { outline: tongue, colour: shade(colour, 0.08), depth: 0.8 }) +
    path(
      'M506 372C540 412 600 412 636 366C648 358 660 362 664 376C630 430 540 440 500 400Z',
      shade(second, 0.35),
    ) +
    panel(pen, {
      outline: upper,
      colour,
      depth: 1.4,
      folds: [{ d: 'M300 500Q330 530 330 580', width: 14 }],
    }) +
    panel(pen, { outline: quarter, colour: second, depth: 0 }) +
    panel(pen, { outline: toe, colour: tint(colour, 0.05), depth: 0.7 }) +
    stitch('M238 504Q268 540 268 592', contrast(colour), 2) +
    panel(pen, { outline: stay, colour: tint(colour, 0.08), depth: 0.6 }) +
    lacing([356, 478], [446, 392], 5, tint(colour, luma(colour) < 0.4 ? 0.85 : 0.6)) +
    panel(pen, {
      outline: 'M632 372C652 350 676 368 670 408L672 440C650 440 636 420 632 372Z',
      colour: second,
      depth: 0,
    }) +
    path(
      'M130 592C220 604 600 604 690 588C700 628 690 650 650 652H172C132 650 124 622 130 592Z',
      pen.linear(
        [
          [0, tint(sole, 0.4)],
          [0.6, sole],
          [1, shade(sole, 0.3)],
        ],
        [0, 0],
        [0.1, 1],
      ),
    ) +
    stitch('M138 608C230 618 590 618 688 604', shade(sole, 0.35), 2) +
    line('M134 634C230 642 590 642 688 630', shade(sole, 0.3), 5, { opacity: 0.5 });
  return pair(pen, shoe);
};

const runningShoes: Draw = (pen, look) => {
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
  const mesh = pen.pattern(
    12,
    12,
    circle(3, 3, 2.2, shade(colour, 0.5), { opacity: 0.3 }) +
      circle(9, 9, 2.2, shade(colour, 0.5), { opacity: 0.3 }),
  );
  const wave = look.pick('side', 0, 1);
  const side = wave
    ? [0, 1, 2, 3]
        .map((i) =>
          line(
            d`M${350 + i * 50} ${560}Q${390 + i * 50} ${520} ${470 + i * 46} ${430 + i * 8}`,
            pop,
            12 - i * 2,
          ),
        )
        .join('')
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

const loafers: Draw = (pen, look) => {
  const { colour } = look;
  const upper =
    'M140 606C132 566 176 536 250 524C320 512 366 488 404 466C430 452 462 462 470 486C520 536 600 520 650 470C668 456 682 474 680 506L684 606Z';
  const vamp = 'M190 566C230 540 330 524 404 468C430 454 462 464 470 486C420 540 320 580 216 590Z';
  const sole = shade(colour, 0.6);
  const hardware = look.pick('hardware', 'bit', 'penny', 'tassel');
  const strap =
    'M352 500C380 484 410 470 436 462L480 500C470 560 460 590 440 606H372C392 566 382 530 352 500Z';
  const ornament = {
    bit:
      line('M384 512Q420 540 462 500', pen.metal('#d8b366'), 9) +
      circle(388, 512, 12, 'none', { stroke: '#cfa85a', 'stroke-width': 7 }) +
      circle(458, 502, 12, 'none', { stroke: '#cfa85a', 'stroke-width': 7 }),
    penny: path('M392 520L420 506L446 498L450 518L424 526L398 536Z', shade(colour, 0.5)),
    tassel: [0, 1]
      .map(
        (i) =>
          line(d`M${400 + i * 26} ${510 - i * 8}l-10 60`, shade(colour, 0.25), 14) +
          line(d`M${396 + i * 26} ${540 - i * 8}l-8 34`, shade(colour, 0.5), 3),
      )
      .join(''),
  }[hardware];
  const shoe =
    path(
      'M470 486C520 536 600 520 650 470C660 462 672 470 674 486C620 560 510 560 462 510Z',
      shade(mix(colour, '#c9a274', 0.5), 0.2),
    ) +
    panel(pen, { outline: upper, colour, depth: 1.4 }) +
    gleam(pen, 'M168 576C190 548 250 536 300 528C260 548 210 560 190 590Z', 0.6) +
    panel(pen, { outline: vamp, colour: tint(colour, 0.08), depth: 1 }) +
    stitch('M206 580C310 572 400 536 452 490', contrast(colour, 0.4), 3) +
    panel(pen, { outline: strap, colour: tint(colour, 0.03), depth: 0.7 }) +
    ornament +
    gleam(pen, 'M560 540C610 530 640 510 662 490L666 520C640 548 600 560 560 566Z', 0.35) +
    seam('M540 532C546 560 548 590 546 606', colour, 3) +
    path(
      'M132 600C260 612 560 612 690 598V652H560C556 636 546 630 520 630H200C150 630 130 620 132 600Z',
      pen.linear(
        [
          [0, tint(sole, 0.25)],
          [0.5, sole],
          [1, shade(sole, 0.4)],
        ],
        [0, 0],
        [0, 1],
      ),
    ) +
    stitch('M138 610C260 622 560 622 688 610', tint(sole, 0.5), 2);
  return pair(pen, shoe);
};

const boots: Draw = (pen, look) => {
  const { colour } = look;
  const tall = look.range('shaft', 190, 300);
  const sole = look.pick('sole', '#2d2b2c', '#2d2b2c', '#b98a55');
  const upper = d`M146 606C136 560 180 536 246 520C330 500 400 470 424 400C436 350 436 ${tall + 60} 432 ${tall}Q540 ${tall - 22} 652 ${tall}C660 ${tall + 100} 640 400 652 450C668 500 684 560 682 606Z`;
  const elastic = d`M500 ${tall - 4}C492 ${tall + 90} 500 400 540 440C590 400 598 ${tall + 90} 588 ${tall - 6}Z`;
  const laced = look.pick('closing', false, true);
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
      ? lacing([388, 500], [452, tall + 50], 6, tint(colour, 0.3))
      : panel(pen, {
          outline: elastic,
          colour: shade(colour, 0.45),
          weave: pen.pattern(8, 8, path('M0 0h3v8H0z', '#000', { opacity: 0.3 })),
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
    pen.copy(shoe, { transform: 'translate(96 -56) scale(.94)' }) +
    contact(pen, 392, 648, 285, 24) +
    pen.copy(shoe, { transform: 'translate(-30 0)' })
  );
};

const standing = { pose: 'stand', girth: 'full', place: 'hallway' } as const;

export const shoes: Drawings<'sneakers' | 'running-shoes' | 'loafers' | 'boots'> = {
  sneakers: { ...standing, rise: 40, focus: { x: 400, y: 480, zoom: 1.8 }, draw: sneakers },
  'running-shoes': {
    ...standing,
    rise: 40,
    place: 'park',
    focus: { x: 400, y: 490, zoom: 1.8 },
    draw: runningShoes,
  },
  loafers: { ...standing, rise: 70, focus: { x: 370, y: 540, zoom: 2 }, draw: loafers },
  boots: { ...standing, focus: { x: 470, y: 430, zoom: 1.7 }, draw: boots },
};
