import { arrangements } from '../../forms';
import { panel } from '../../parts/cloth';
import type { Pen } from '../../parts/pen';
import { contact } from '../../parts/shadow';
import { rounded } from '../../parts/shape';
import { both, circle, d, ellipse, line, path, rect, stitch } from '../../parts/svg';
import { contrast, mix, shade, tint } from '../../parts/tint';
import type { Draw, Drawing } from '../drawing';

interface Stroller {
  readonly pen: Pen;
  readonly colour: string;
  readonly frame: string;
  readonly grip: string;
  readonly cloth: string;
  readonly belt: string;
  readonly tube: (data: string, width?: number) => string;
}

const wheel = ({ pen, frame }: Stroller, x: number, y: number, r: number): string =>
  circle(x, y, r, '#26272b') +
  circle(x, y, r * 0.76, pen.lit('#4a4d54')) +
  circle(x, y, r * 0.68, '#e5e7ea') +
  [0, 45, 90, 135]
    .map((a) =>
      line(d`M${x - r * 0.64} ${y}H${x + r * 0.64}`, '#8f949b', 4, {
        transform: d`rotate(${a} ${x} ${y})`,
      }),
    )
    .join('') +
  circle(x, y, r * 0.2, pen.ball(frame));

const seat =
  'M486 236C548 250 572 320 566 372C558 440 520 480 458 486L338 490C312 492 300 508 294 552L238 548C236 480 250 440 292 430L416 420C446 400 436 290 486 236Z';
const lining =
  'M480 262C520 300 520 400 476 440C460 452 330 450 300 456C280 462 268 490 266 540L250 538C250 480 262 448 296 440L420 432C462 410 446 310 480 262Z';
const hood = 'M470 344L604 352C616 238 548 158 448 154C380 152 332 188 314 236Z';
const spokes = ['M470 344C430 280 420 210 446 156', 'M470 344C520 290 540 230 532 184'];
const basket = 'M330 536H548L526 594H352Z';

function side(stroller: Stroller): string {
  const { pen, colour, frame, grip, cloth, belt, tube } = stroller;
  return (
    contact(pen, 420, 650, 240, 24) +
    tube('M566 452L704 216') +
    line('M686 246L722 186', shade(grip, 0.3), 26) +
    line('M684 244L720 184', grip, 17) +
    tube('M600 384L268 600') +
    tube('M430 470L580 600') +
    path(basket, pen.lit(shade(colour, 0.25))) +
    stitch('M338 548H542', contrast(colour, 0.5), 2) +
    panel(pen, { outline: seat, colour: shade(colour, 0.1), depth: 1.3 }) +
    panel(pen, { outline: lining, colour: cloth, depth: 0.7 }) +
    line('M452 360L400 452', belt, 11) +
    panel(pen, { outline: hood, colour, depth: 1.5 }) +
    spokes
      .map(
        (spoke) =>
          line(spoke, shade(colour, 0.5), 4, { opacity: 0.6 }) +
          line(spoke, tint(colour, 0.6), 2, { opacity: 0.5, transform: 'translate(-3 -1)' }),
      )
      .join('') +
    stitch('M326 240L466 336', contrast(colour, 0.5), 2.4) +
    line('M440 440C420 380 330 366 288 404', shade(grip, 0.3), 20) +
    line('M438 436C418 378 330 364 288 400', grip, 12) +
    circle(474, 346, 15, pen.ball(frame)) +
    wheel(stroller, 266, 596, 54) +
    wheel(stroller, 582, 596, 54)
  );
}

/** A wheel seen from the front. */
const tyre = (pen: Pen, x: number, y: number, r: number): string =>
  rect(x - 18, y - r, 36, r * 2, 17, pen.round('#303136')) +
  line(d`M${x - 8} ${y - r + 14}V${y + r - 14}`, '#54565d', 4, { opacity: 0.7 });

function front({ pen, colour, frame, grip, cloth, belt, tube }: Stroller): string {
  const legs =
    tube('M512 430L566 600', 14) +
    tyre(pen, 536, 586, 40) +
    tyre(pen, 590, 604, 46) +
    circle(563, 588, 12, pen.ball(frame));
  const back = rounded(294, 236, 212, 250, 60);
  return (
    contact(pen, 404, 648, 230, 24) +
    both(tube('M520 250L566 150', 13)) +
    line('M238 146H562', shade(grip, 0.3), 26) +
    line('M238 143H562', grip, 17) +
    both(legs) +
    path('M292 520H508L486 590H314Z', pen.lit(shade(colour, 0.25))) +
    stitch('M298 532H502', contrast(colour, 0.5), 2) +
    panel(pen, { outline: back, colour: shade(colour, 0.3), depth: 1 }) +
    panel(pen, { outline: rounded(316, 262, 168, 200, 44), colour: cloth, depth: 1 }) +
    both(line('M430 300L412 424', belt, 13)) +
    rect(384, 408, 32, 34, 9, pen.lit('#2b2c30')) +
    panel(pen, {
      outline: 'M282 440H518C532 470 530 492 520 506L496 566H304L280 506C270 492 268 470 282 440Z',
      colour: shade(colour, 0.08),
      depth: 1.2,
    }) +
    panel(pen, { outline: rounded(312, 432, 176, 52, 24), colour: cloth, depth: 0.7 }) +
    panel(pen, {
      outline:
        'M262 344C252 224 310 168 400 166S548 224 538 344C516 300 470 278 400 278S284 300 262 344Z',
      colour,
      depth: 1.5,
    }) +
    line('M290 240Q400 168 510 240', shade(colour, 0.5), 4, { opacity: 0.5 }) +
    stitch('M270 326C290 286 340 264 400 264S510 286 530 326', contrast(colour, 0.5), 2.4) +
    line('M268 424Q400 356 532 424', shade(grip, 0.3), 22) +
    line('M268 420Q400 352 532 420', grip, 13) +
    both(circle(530, 404, 15, pen.ball(frame)))
  );
}

/** Folded, standing on its wheels: the hood and the seat lie flat between the tubes. */
function folded(stroller: Stroller): string {
  const { pen, colour, frame, grip, cloth, tube } = stroller;
  return (
    contact(pen, 410, 648, 170, 24) +
    tube('M476 610L500 190', 15) +
    tube('M330 606L352 210', 15) +
    panel(pen, {
      outline:
        'M356 250C380 214 470 214 492 250C512 330 506 470 484 540C460 566 380 566 358 540C336 470 338 330 356 250Z',
      colour: shade(colour, 0.16),
      depth: 1.6,
    }) +
    panel(pen, {
      outline: 'M338 262C296 300 284 420 304 520C312 552 344 552 356 520C376 440 376 330 338 262Z',
      colour: cloth,
      depth: 1.2,
    }) +
    panel(pen, {
      outline: 'M404 216C470 210 532 250 530 340C528 410 500 440 470 436C430 430 396 330 404 216Z',
      colour,
      depth: 1.5,
    }) +
    line('M416 226C440 320 460 390 492 432', shade(colour, 0.5), 4, { opacity: 0.6 }) +
    line('M446 220C490 290 506 340 514 400', shade(colour, 0.5), 4, { opacity: 0.6 }) +
    stitch('M416 236C410 330 440 410 474 426', contrast(colour, 0.5), 2.4) +
    rect(346, 452, 150, 26, 10, shade(colour, 0.45)) +
    rect(404, 446, 36, 38, 8, pen.lit('#2b2c30')) +
    tube('M352 226C360 150 380 128 426 128S494 150 500 214', 15) +
    line('M376 136Q426 112 474 136', shade(grip, 0.3), 27) +
    line('M376 133Q426 109 474 133', grip, 18) +
    circle(356, 262, 14, pen.ball(frame)) +
    circle(496, 262, 14, pen.ball(frame)) +
    wheel(stroller, 486, 596, 54) +
    wheel(stroller, 326, 596, 54) +
    ellipse(406, 600, 30, 8, shade(frame, 0.3))
  );
}

const drawArrangement = { side, front, folded };

const draw: Draw = (pen, look) => {
  const { colour, accent } = look;
  const frame = look.pick('frame', '#b9bdc4', '#2d2f34', '#c7a05f');
  return drawArrangement[look.pick('arrangement', ...arrangements.stroller)]({
    pen,
    colour,
    frame,
    grip: look.pick('grip', '#9a6a42', '#2b2c30'),
    cloth: mix(accent, '#f1e9dc', look.pick('lining', 0.2, 0.75)),
    belt: mix(accent, '#3a3d44', 0.4),
    tube: (data, width = 13) =>
      line(data, shade(frame, 0.4), width) +
      line(data, tint(frame, 0.2), width * 0.55, { transform: 'translate(-1.5 -2)' }),
  });
};

export const stroller: Drawing = {
  pose: 'stand',
  isLarge: true,
  girth: 'full',
  place: 'park',
  focus: { x: 400, y: 330, zoom: 1.8 },
  draw,
};
