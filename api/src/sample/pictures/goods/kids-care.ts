/** Stroller, baby bodysuit and baby bottle. */
import { panel, ribs, stripes } from '../parts/cloth';
import { contact, dropped } from '../parts/shadow';
import { symmetric } from '../parts/shape';
import { circle, d, ellipse, group, line, mirrored, path, rect, stitch } from '../parts/svg';
import { contrast, mix, shade, tint } from '../parts/tint';
import { inside, streak, tag } from '../parts/trim';
import { cylinder, glassPaint } from '../parts/vessel';
import type { Draw, Drawings } from './drawing';

const both = (right: string): string => right + mirrored(right);

const stroller: Draw = (pen, look) => {
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

const bodysuit: Draw = (pen, look) => {
  const { colour } = look;
  const ink = contrast(colour, 0.4);
  const dots = pen.pattern(
    44,
    44,
    circle(11, 11, 5, look.accent, { opacity: 0.55 }) +
      circle(33, 33, 5, look.accent, { opacity: 0.55 }),
  );
  const stars = pen.pattern(
    60,
    60,
    path('M20 8l4 9l10 1l-7 7l2 10l-9 -5l-9 5l2 -10l-7 -7l10 -1Z', look.accent, { opacity: 0.5 }),
  );
  const weave = look.pick(
    'weave',
    undefined,
    dots,
    stripes(pen, mix(look.accent, colour, 0.4), 34, 10, 90),
    stars,
  );
  const body = symmetric(
    [0, 214],
    [
      [46, 212, 76, 180, 84, 136],
      [166, 160],
      [172, 240, 170, 300, 166, 340],
      [172, 440, 186, 520, 192, 560],
      [150, 590, 110, 640, 96, 676],
      [40, 684],
      [0, 684],
    ],
  );
  const sleeve = 'M560 160L668 300L606 352L552 290Z';
  const trim = tint(look.accent, 0.35);
  const neck = symmetric(
    [0, 214],
    [
      [46, 212, 76, 180, 84, 136],
      [104, 142],
      [96, 196, 58, 236, 0, 236],
    ],
  );
  const legBand = 'M592 560C556 590 512 640 496 676L476 674C494 628 540 572 586 540Z';
  const motif = look.pick(
    'motif',
    '',
    circle(400, 380, 62, tint(colour, 0.5)) +
      both(circle(440, 330, 22, mix(look.accent, '#8a5a3c', 0.5))) +
      ellipse(400, 380, 56, 50, mix(look.accent, '#8a5a3c', 0.4)) +
      ellipse(400, 398, 26, 20, '#fbf3e6') +
      circle(380, 372, 5, '#2b2320') +
      circle(420, 372, 5, '#2b2320') +
      ellipse(400, 390, 8, 6, '#2b2320'),
  );
  return (
    dropped(pen, [body, sleeve]) +
    path(
      symmetric(
        [0, 128],
        [
          [84, 136],
          [60, 200, 30, 214, 0, 214],
        ],
      ),
      shade(colour, 0.3),
    ) +
    both(
      panel(pen, { outline: sleeve, colour, weave }) +
        panel(pen, {
          outline: 'M668 300L606 352L594 338L656 284Z',
          colour: trim,
          weave: ribs(pen, trim, 8),
          depth: 0,
        }),
    ) +
    panel(pen, {
      outline: body,
      colour,
      weave,
      depth: 1.3,
      folds: ['M300 660Q330 560 320 480', 'M500 660Q470 560 480 480', 'M240 340Q300 380 310 440'],
    }) +
    (weave ? '' : motif) +
    both(panel(pen, { outline: legBand, colour: trim, depth: 0 })) +
    panel(pen, { outline: neck, colour: trim, weave: ribs(pen, trim, 8), depth: 0 }) +
    stitch('M316 650H484', ink, 2) +
    [350, 400, 450]
      .map((x) => circle(x, 666, 8, pen.ball('#f4f2ec')) + circle(x, 666, 4, '#c9c7c0'))
      .join('') +
    tag(384, 140, 32, 22, '#fbf8f1')
  );
};

const babyBottle: Draw = (pen, look) => {
  const { colour } = look;
  const kind = look.pick('kind', 'round', 'tall');
  const bottle =
    kind === 'round'
      ? symmetric(
          [0, 352],
          [
            [86, 352],
            [120, 400, 124, 450, 120, 520],
            [124, 600],
            [122, 640, 96, 656, 60, 656],
            [0, 656],
          ],
        )
      : symmetric(
          [0, 352],
          [
            [86, 352],
            [92, 380, 98, 390, 98, 420],
            [98, 620],
            [96, 648, 80, 656, 50, 656],
            [0, 656],
          ],
        );
  const r = kind === 'round' ? 122 : 98;
  const level = look.range('milk', 420, 480);
  const marks = Array.from({ length: 6 }, (_, i) =>
    line(d`M${400 + r * 0.3} ${610 - i * 34}h${i % 2 ? 22 : 38}`, shade(colour, 0.3), 5),
  ).join('');
  const nipple = symmetric(
    [0, 130],
    [
      [24, 130, 30, 160, 26, 190],
      [30, 224, 74, 236, 78, 268],
      [0, 276],
    ],
  );
  const handle =
    line('M520 430C600 420 610 560 524 566', shade(colour, 0.3), 28) +
    line('M519 427C598 418 606 556 523 563', colour, 20);
  return (
    contact(pen, 404, 650, r, 24) +
    (kind === 'round' && look.pick('handles', true, false) ? both(handle) : '') +
    path(bottle, '#f4f6f4', { opacity: 0.75 }) +
    inside(
      pen,
      bottle,
      rect(260, level, 280, 260, 0, pen.round('#fbf6ea', 0.6)) +
        ellipse(400, level, r, r * 0.12, '#ffffff'),
    ) +
    marks +
    path(bottle, glassPaint(pen, '#cfd9dc', 0.85)) +
    group(
      circle(372, 540, 26, mix(look.accent, '#ffffff', 0.3)) +
        circle(352, 520, 10, mix(look.accent, '#ffffff', 0.3)) +
        circle(392, 520, 10, mix(look.accent, '#ffffff', 0.3)) +
        circle(364, 536, 3, '#3a2c2a') +
        circle(380, 536, 3, '#3a2c2a') +
        ellipse(372, 546, 6, 4, '#3a2c2a'),
      { opacity: 0.9 },
    ) +
    streak(pen, 412 - r, 430, 13, 190, 0.85) +
    path(nipple, pen.round('#f1dcc0', 0.8), { opacity: 0.92 }) +
    streak(pen, 382, 150, 8, 70, 0.7) +
    cylinder(pen, { cx: 400, top: 276, bottom: 350, r: 94, colour, tilt: 0.16 }) +
    rect(
      306,
      296,
      188,
      58,
      0,
      pen.pattern(13, 80, path('M0 0h4v80H0z', shade(colour, 0.35), { opacity: 0.35 })),
    ) +
    path(nipple, pen.round('#f1dcc0', 0.8), { opacity: 0.6 })
  );
};

export const babyCare: Drawings<'stroller' | 'baby-bodysuit' | 'baby-bottle'> = {
  stroller: {
    pose: 'stand',
    girth: 'full',
    place: 'park',
    focus: { x: 400, y: 330, zoom: 1.8 },
    draw: stroller,
  },
  'baby-bodysuit': {
    pose: 'flat',
    girth: 'full',
    place: 'nursery',
    focus: { x: 420, y: 240, zoom: 1.9 },
    draw: bodysuit,
  },
  'baby-bottle': {
    pose: 'stand',
    girth: 'slim',
    place: 'nursery',
    focus: { x: 400, y: 300, zoom: 1.8 },
    draw: babyBottle,
  },
};
