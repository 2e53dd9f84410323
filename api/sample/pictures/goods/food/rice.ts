import { arrangements } from '../../forms';
import { panel } from '../../parts/cloth';
import { bowl } from '../../parts/dish';
import type { Pen } from '../../parts/pen';
import { contact } from '../../parts/shadow';
import { rounded, symmetric } from '../../parts/shape';
import { circle, ellipse, group, line, path, place, rect, stitch } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { inside, printCentred } from '../../parts/trim';
import { type Area, dashes } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

interface Sack {
  readonly pen: Pen;
  /** Of the print. */
  readonly colour: string;
  readonly cloth: string;
  readonly weave: string;
  readonly grain: string;
  readonly dish: string;
  /** Below the badge: a window or lines of print. */
  readonly foot: string;
}

/** Grains of rice all over an area. */
function grains(tone: string, area: Area): string {
  const field = { gap: 14, length: 5, width: 4, rowGap: 12, opacity: 0.8, round: true, area };
  return dashes(shade(tone, 0.22), field) + dashes(shade(tone, 0.14), { ...field, shift: 7 });
}

const ear = (colour: string, mirror: number): string =>
  group(
    line('M0 0C-6 -50 -26 -90 -60 -118', colour, 5) +
      Array.from({ length: 6 }, (_, i) =>
        ellipse(-8 - i * 10, -40 - i * 14, 7, 15, tint('#d9a441', 0.2), {
          transform: `rotate(-50 ${-8 - i * 10} ${-40 - i * 14})`,
        }),
      ).join(''),
    { transform: `translate(${400 + mirror * 6} 520) scale(${mirror} 1)` },
  );

/** Two ears of rice in a circle round 400, 452. */
const badge = (colour: string): string =>
  circle(400, 452, 74, tint(colour, 0.85)) +
  circle(400, 452, 66, 'none', { stroke: colour, 'stroke-width': 4 }) +
  ear(colour, 0.7) +
  ear(colour, -0.7);

const stripes = (colour: string): string =>
  path('M150 340Q400 380 650 340V372Q400 412 150 372Z', colour) +
  path('M150 384Q400 424 650 384V392Q400 432 150 392Z', colour);

const belly = symmetric(
  [0, 214],
  [
    [92, 214],
    [130, 236, 196, 280, 206, 380],
    [216, 480, 216, 580, 196, 636],
    [180, 656, 120, 658, 0, 658],
  ],
);

const neck = symmetric(
  [0, 128],
  [
    [60, 120, 118, 130, 112, 150],
    [100, 176, 84, 190, 88, 216],
    [60, 226, 30, 228, 0, 228],
  ],
);

const tied = ({ pen, colour, cloth, weave, foot }: Sack): string =>
  contact(pen, 406, 652, 214, 32) +
  panel(pen, {
    outline: belly,
    colour: cloth,
    weave,
    depth: 2,
    folds: [
      { d: 'M330 230Q290 320 250 360', width: 18 },
      { d: 'M470 230Q500 320 560 370', width: 18 },
      { d: 'M400 236Q396 290 410 330', width: 14 },
      { d: 'M230 620Q260 560 250 480', width: 18, strength: 0.2 },
    ],
  }) +
  panel(pen, {
    outline: neck,
    colour: cloth,
    weave,
    depth: 1,
    folds: [
      { d: 'M350 130L372 216', width: 10 },
      { d: 'M450 130L430 216', width: 10 },
      { d: 'M400 126V216', width: 10 },
    ],
  }) +
  line('M316 214Q400 236 484 214', shade('#b98a55', 0.3), 14) +
  line('M316 211Q400 233 484 211', '#c99c63', 9) +
  line('M470 222q40 20 34 70M470 222q12 30 -6 60', '#c99c63', 6) +
  inside(pen, belly, stripes(colour)) +
  badge(colour) +
  foot;

const pillow = symmetric(
  [0, 152],
  [
    [176, 152],
    [180, 176],
    [192, 230, 200, 300, 200, 400],
    [200, 520, 196, 600, 182, 644],
    [150, 660, 60, 658, 0, 656],
  ],
);

/** A printed sack with a sewn upper end and a handle. */
const sewn = ({ pen, colour, cloth, weave, foot }: Sack): string =>
  contact(pen, 406, 652, 200, 30) +
  panel(pen, {
    outline: pillow,
    colour: cloth,
    weave,
    depth: 2,
    folds: [
      { d: 'M250 200Q270 280 236 340', width: 16 },
      { d: 'M546 200Q524 300 566 350', width: 16 },
      { d: 'M236 630Q262 560 240 500', width: 16, strength: 0.2 },
    ],
  }) +
  inside(
    pen,
    pillow,
    rect(150, 140, 500, 56, 0, colour, { opacity: 0.9 }) +
      stitch('M180 182H620', tint(colour, 0.75), 4) +
      path('M150 246H650V300L400 372L150 300Z', colour, { opacity: 0.9 }) +
      path('M150 640V600Q400 570 650 600V680H150Z', colour, { opacity: 0.9 }),
  ) +
  rect(344, 158, 112, 14, 7, shade(colour, 0.55)) +
  badge(colour) +
  place(foot, { y: -12 });

/** A heap of rice whose foot is an ellipse round 0, 0. */
function heap(pen: Pen, grain: string, r: number, height: number): string {
  const outline = `M${-r} 0C${-r * 0.7} ${-height * 0.8} ${-r * 0.3} ${-height} 0 ${-height}S${r * 0.7} ${-height * 0.8} ${r} 0A${r} ${r * 0.26} 0 0 1 ${-r} 0Z`;
  return (
    path(outline, pen.ball(grain, 0.5)) +
    inside(pen, outline, grains(grain, { x: -r, y: -height, w: r * 2, h: height + r * 0.26 }))
  );
}

const scoop = (pen: Pen): string =>
  place(
    rect(-13, -150, 26, 130, 12, pen.round('#b98450')) +
      path('M-46 -40H46V30Q40 56 0 60Q-40 56 -46 30Z', pen.round('#c4915c')) +
      ellipse(0, -38, 46, 14, shade('#b98450', 0.35)),
    { x: 474, y: 236, turn: 24 },
  );

const openBody = symmetric(
  [0, 336],
  [
    [194, 336],
    [206, 440, 214, 580, 196, 636],
    [180, 656, 120, 658, 0, 658],
  ],
);

/** A sack with its rim rolled down, a scoop in the rice. */
const open = ({ pen, colour, cloth, weave, grain, foot }: Sack): string =>
  contact(pen, 406, 652, 214, 32) +
  ellipse(400, 330, 200, 56, shade(cloth, 0.4)) +
  line('M204 330A196 54 0 0 1 596 330', shade(cloth, 0.16), 30) +
  scoop(pen) +
  place(heap(pen, grain, 184, 116), { x: 400, y: 332 }) +
  panel(pen, {
    outline: openBody,
    colour: cloth,
    weave,
    depth: 2,
    folds: [
      { d: 'M262 380Q280 460 250 540', width: 16 },
      { d: 'M548 380Q520 470 556 560', width: 16 },
    ],
  }) +
  line('M202 334A198 56 0 0 0 598 334', shade(cloth, 0.3), 46) +
  line('M202 330A198 56 0 0 0 598 330', tint(cloth, 0.2), 36) +
  line('M206 322A194 56 0 0 0 594 322', tint(cloth, 0.7), 6, { opacity: 0.7 }) +
  place(badge(colour), { x: 60, y: 92, scale: 0.85 }) +
  place(foot, { x: 60, y: 76, scale: 0.85 });

/** The tied sack, and a bowl of rice in front of it. */
const withBowl = (sack: Sack): string =>
  place(tied(sack), { x: -14, y: 64, scale: 0.88 }) +
  contact(sack.pen, 572, 680, 112, 18) +
  bowl(sack.pen, 568, 594, 122, sack.dish, sack.grain) +
  place(heap(sack.pen, sack.grain, 106, 62), { x: 568, y: 596 });

const drawArrangement = { tied, sewn, open, bowl: withBowl };

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const cloth = look.pick('sack', '#efe6d2', '#f5f2ea', '#d9c39a');
  const grain = look.colourIndex === 1 ? '#d8bd88' : '#fbf8ee';
  const outline = rounded(310, 540, 180, 80, 40);
  const window =
    path(outline, grain) + inside(pen, outline, grains(grain, { x: 310, y: 542, w: 180, h: 80 }));
  const weaveOf = (shift: number): string =>
    dashes(shade(cloth, 0.4), { gap: 10, length: 5, width: 5, opacity: 0.12, shift });
  return drawArrangement[look.pick('arrangement', ...arrangements.rice)]({
    pen,
    colour,
    cloth,
    weave: weaveOf(0) + weaveOf(5),
    grain,
    dish: look.pick('dish', '#3f5a78', '#7a4a34', '#e8e2d6'),
    foot: look.pick('window', window, printCentred(400, 560, 140, 3, colour, 18, 6)),
  });
};

export const rice: Drawing = {
  pose: 'stand',
  girth: 'slim',
  place: 'counter',
  focus: { x: 400, y: 300, zoom: 1.8 },
  draw,
};
