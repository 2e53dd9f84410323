import { panel } from '../../parts/cloth';
import { lacing, pair } from '../../parts/shoe';
import { line, path, stitch } from '../../parts/svg';
import { contrast, luma, shade, tint } from '../../parts/tint';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
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

export const sneakers: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'hallway',
  rise: 40,
  focus: { x: 400, y: 480, zoom: 1.8 },
  draw,
};
