import { panel } from '../../parts/cloth';
import { contact } from '../../parts/shadow';
import { circle, d, line, path, stitch } from '../../parts/svg';
import { contrast, mix, shade, tint } from '../../parts/tint';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const frame = look.pick('frame', '#b9bdc4', '#2d2f34', '#c7a05f');
  const grip = look.pick('grip', '#9a6a42', '#2b2c30');
  const tube = (data: string, width = 13): string =>
    line(data, shade(frame, 0.4), width) +
    line(data, tint(frame, 0.2), width * 0.55, { transform: 'translate(-1.5 -2)' });
  const wheel = (x: number, y: number, r: number): string =>
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
  const cloth = mix(look.accent, '#f1e9dc', look.pick('lining', 0.2, 0.75));
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
    line('M452 360L400 452', mix(look.accent, '#3a3d44', 0.4), 11) +
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
    wheel(266, 596, 54) +
    wheel(582, 596, 54)
  );
};

export const stroller: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'park',
  focus: { x: 400, y: 330, zoom: 1.8 },
  draw,
};
