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
  const hood = 'M250 330C250 220 340 150 452 166C520 178 560 230 566 296L404 344Z';
  const shell =
    'M250 330L404 344L566 296C590 330 580 390 560 430C530 470 330 500 262 470C230 440 236 380 250 330Z';
  const ribsOfHood = ['M404 344C370 270 376 200 412 164', 'M404 344C300 300 286 230 318 190'];
  const basket = 'M300 536H540L516 592H330Z';
  return (
    contact(pen, 420, 650, 240, 24) +
    tube('M540 440L700 220') +
    line('M684 244L716 200', shade(grip, 0.3), 26) +
    line('M682 242L714 198', grip, 17) +
    wheel(618, 600, 44) +
    tube('M330 430L612 592') +
    tube('M560 420L290 596') +
    path(basket, pen.lit(shade(colour, 0.25))) +
    stitch('M308 548H532', contrast(colour, 0.5), 2) +
    path(
      'M270 350C300 300 500 290 556 310C560 380 540 430 420 440C320 444 270 420 270 350Z',
      shade(colour, 0.55),
    ) +
    panel(pen, {
      outline: shell,
      colour: shade(colour, 0.08),
      depth: 1.4,
      folds: ['M300 460Q420 440 540 400'],
    }) +
    panel(pen, {
      outline: 'M252 352C300 384 480 372 578 330L566 400C480 430 330 440 250 412Z',
      colour: mix(look.accent, '#f1e9dc', look.pick('lining', 0.2, 0.75)),
      depth: 0.8,
    }) +
    panel(pen, { outline: hood, colour, depth: 1.5 }) +
    ribsOfHood
      .map(
        (rib) =>
          line(rib, shade(colour, 0.5), 4, { opacity: 0.6 }) +
          line(rib, tint(colour, 0.6), 2, { opacity: 0.5, transform: 'translate(-3 -1)' }),
      )
      .join('') +
    stitch('M262 324L402 334L558 290', contrast(colour, 0.5), 2.4) +
    line('M236 400Q210 380 226 350', shade(grip, 0.3), 18) +
    line('M234 398Q208 378 224 350', grip, 11) +
    wheel(268, 600, 50) +
    wheel(550, 612, 38)
  );
};

export const stroller: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'park',
  focus: { x: 400, y: 330, zoom: 1.8 },
  draw,
};
