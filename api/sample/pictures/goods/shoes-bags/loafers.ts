import { forms } from '../../forms';
import { panel } from '../../parts/cloth';
import { pair } from '../../parts/shoe';
import { circle, d, line, path, stitch } from '../../parts/svg';
import { contrast, shade, tint } from '../../parts/tint';
import { gleam, seam } from '../../parts/trim';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const upper =
    'M140 606C132 566 176 536 250 524C320 512 366 488 404 466C430 452 462 462 470 486C520 536 600 520 650 470C668 456 682 474 680 506L684 606Z';
  const vamp = 'M190 566C230 540 330 524 404 468C430 454 462 464 470 486C420 540 320 580 216 590Z';
  const sole = look.pick('sole', shade(colour, 0.6), '#5a3d2a', '#2b2522');
  const lining = look.pick('lining', '#c9a274', '#b98c62', '#d8c3a0');
  const hardware = look.pick('hardware', ...forms.loafers.hardware);
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
    panel(pen, { outline: upper, colour, depth: 1.4 }) +
    path(
      'M462 478C520 540 606 520 656 468C664 462 670 464 673 472C640 528 520 560 458 496Z',
      pen.linear([
        [0, shade(lining, 0.45)],
        [1, shade(lining, 0.1)],
      ]),
    ) +
    line('M458 494C520 560 640 530 674 474', tint(colour, 0.3), 4, { opacity: 0.7 }) +
    gleam(pen, 'M168 576C190 548 250 536 300 528C260 548 210 560 190 590Z', 0.6) +
    panel(pen, { outline: vamp, colour: tint(colour, 0.12), depth: 1 }) +
    seam('M206 582C310 574 400 538 454 492', colour, 4) +
    stitch('M200 574C306 564 396 528 446 484', contrast(colour, 0.5), 3) +
    panel(pen, { outline: strap, colour: tint(colour, 0.03), depth: 0.7 }) +
    ornament +
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

export const loafers: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'hallway',
  rise: 70,
  focus: { x: 370, y: 540, zoom: 2 },
  draw,
};
