import { arrangements, forms } from '../../forms';
import { camera } from '../../parts/camera';
import type { Pen } from '../../parts/pen';
import { chance, hash } from '../../parts/seed';
import { contact } from '../../parts/shadow';
import { rounded, symmetric } from '../../parts/shape';
import { circle, d, ellipse, line, path, place, rect } from '../../parts/svg';
import { mix, shade, tint } from '../../parts/tint';
import { inside, printCentred, streak } from '../../parts/trim';
import { cylinder, glassPaint } from '../../parts/vessel';
import { type Draw, type Drawing, groundY } from '../drawing';

interface Kimchi {
  readonly pen: Pen;
  readonly colour: string;
  readonly accent: string;
  /** Colour of the lid. */
  readonly lid: string;
  /** Half the width of the tub. */
  readonly r: number;
  readonly glaze: string;
  /** A piece; `i` chooses its tone and how it lies. */
  readonly chunk: (x: number, y: number, i: number) => string;
}

/** A paper label whose upper middle is at 0, 0. */
const label = ({ pen, colour, accent }: Kimchi, w: number): string =>
  rect(-w / 2, 0, w, 150, 18, pen.lit('#faf5e9', 0.4)) +
  rect(-w / 2, 0, w, 40, 18, accent) +
  circle(0, 86, 22, colour) +
  path('M0 64c-10 -16 -2 -26 8 -30c2 12 0 22 -8 30Z', '#5d8a3c') +
  printCentred(0, 120, w * 0.58, 1, '#5a4038', 12, 6);

function tub(goods: Kimchi): string {
  const { pen, colour, lid, r, chunk } = goods;
  const outline = d`M${400 - r} 330L${412 - r} 620A${r - 12} 36 0 0 0 ${388 + r} 620L${400 + r} 330Z`;
  const fill = Array.from({ length: 40 }, (_, i) =>
    chunk(
      400 - r + 30 + (i % 8) * ((r * 2 - 60) / 7) + (Math.floor(i / 8) % 2) * 20,
      370 + Math.floor(i / 8) * 60 + chance(i, 7) * 14,
      i,
    ),
  ).join('');
  return (
    contact(pen, 404, 650, r + 8, 34) +
    path(outline, shade(colour, 0.1)) +
    inside(pen, outline, fill) +
    path(outline, glassPaint(pen, tint(colour, 0.5), 0.9)) +
    place(label(goods, r * 1.2), { x: 400, y: 420 }) +
    streak(pen, 424 - r, 370, 18, 210, 0.7) +
    cylinder(pen, { cx: 400, top: 276, bottom: 326, r: r + 12, colour: lid }) +
    ellipse(400, 274, r - 14, (r - 14) * 0.18, 'none', {
      stroke: shade(lid, 0.2),
      'stroke-width': 3,
    }) +
    line(d`M${388 - r} 330A${r + 12} 40 0 0 0 ${412 + r} 330`, shade(lid, 0.35), 3, {
      opacity: 0.5,
    })
  );
}

const heap = [
  [-70, -10],
  [-22, -16],
  [30, -14],
  [74, -8],
  [-48, -34],
  [4, -40],
  [50, -34],
  [-40, 8],
  [16, 10],
  [58, 8],
  [-8, -62],
  [24, -54],
] as const;

/** A dish of pieces round 0, 0. */
const served = ({ pen, chunk }: Kimchi): string =>
  contact(pen, 4, 34, 128, 18) +
  path('M-138 -6C-124 36 -76 44 0 44S124 36 138 -6Z', pen.round('#ece6da')) +
  ellipse(0, -6, 138, 36, '#f7f3ea') +
  ellipse(0, -4, 118, 27, shade('#ece6da', 0.16)) +
  heap.map(([x, y], i) => chunk(x, y, i)).join('');

const dish = (goods: Kimchi): string =>
  place(tub(goods), { x: -30, y: 64, scale: 0.88 }) + place(served(goods), { x: 558, y: 640 });

/** A rectangular container with clips, as it is put into the fridge. */
function box(goods: Kimchi): string {
  const { pen, colour, lid, chunk } = goods;
  const cam = camera({ x: 384, y: 600, yaw: 26, pitch: 20, zoom: 1.06 });
  const block = { x: -200, y: 0, z: -130, w: 400, h: 230, d: 260 };
  const cover = { x: -208, y: 230, z: -138, w: 416, h: 34, d: 276 };
  const face = (w: number): string =>
    inside(
      pen,
      rounded(0, 0, w, 230, 12),
      rect(0, 0, w, 230, 0, shade(colour, 0.08)) +
        Array.from({ length: 28 }, (_, i) =>
          chunk(20 + (i % 7) * (w / 6.4), 26 + Math.floor(i / 7) * 58 + chance(i, 7) * 14, i),
        ).join('') +
        rect(0, 0, w, 230, 0, '#f6f3ee', { opacity: 0.3 }),
    );
  const clip = (x: number): string =>
    rect(x, 6, 70, 66, 10, shade(lid, 0.3)) + rect(x, 2, 70, 64, 10, pen.lit(tint(lid, 0.1)));
  return (
    cam.shadow(pen, block) +
    cam.box(pen, block, mix(colour, '#f2efe8', 0.5), {
      front: face(400) + place(label(goods, 210), { x: 200, y: 70, scale: 0.9 }),
      right: face(260) + rect(0, 0, 260, 230, 0, shade(colour, 0.5), { opacity: 0.25 }),
    }) +
    cam.box(
      pen,
      cover,
      lid,
      {
        top:
          rect(34, 30, 348, 216, 26, 'none', { stroke: shade(lid, 0.2), 'stroke-width': 5 }) +
          rect(148, 116, 120, 34, 17, shade(lid, 0.14)),
      },
      14,
    ) +
    cam.on('front', cover, clip(60) + clip(290)) +
    cam.on('right', cover, clip(103))
  );
}

const crockBody = symmetric(
  [0, 268],
  [
    [132, 268],
    [140, 292],
    [200, 330, 226, 400, 214, 480],
    [202, 560, 168, 620, 142, 648],
    [100, 660, 40, 660, 0, 660],
  ],
);

/** A glazed earthenware jar, and a dish of what is in it. */
const crock = (goods: Kimchi): string => {
  const { pen, glaze } = goods;
  return (
    place(
      contact(pen, 406, 650, 176, 30) +
        path(crockBody, pen.round(glaze)) +
        line('M196 380Q400 436 604 380M186 400Q400 456 614 400', shade(glaze, 0.4), 4, {
          opacity: 0.6,
        }) +
        line('M262 520q40 -54 80 0t80 0t80 0', tint(glaze, 0.3), 6, { opacity: 0.4 }) +
        streak(pen, 232, 372, 26, 170, 0.45) +
        cylinder(pen, { cx: 400, top: 250, bottom: 276, r: 150, colour: shade(glaze, 0.1) }) +
        path(
          'M268 250C276 196 340 176 400 176S524 196 532 250A132 30 0 0 1 268 250Z',
          pen.round(glaze),
        ) +
        cylinder(pen, { cx: 400, top: 150, bottom: 178, r: 28, foot: 22, colour: glaze }) +
        line('M268 300Q400 346 532 300', '#d8c39a', 8) +
        place(label(goods, 130), { x: 368, y: 322, scale: 0.72, turn: -3 }),
      { x: -58 },
    ) + place(served(goods), { x: 562, y: 646, scale: 0.9 })
  );
};

/** How large containers of each size are drawn, on the same ground. */
const scales = { small: 0.76, middle: 0.92, large: 1.08 } as const;

const drawArrangement = { tub, dish, box, crock };

const draw: Draw = (pen, look) => {
  const { colour, colourIndex, accent } = look;
  const pieces = [0, 0.25, 0.5, 0.4].map((pale, i) => {
    const tone = i === 3 ? mix(colour, '#7f9a4e', 0.5) : mix(colour, '#f6e3cf', pale);
    return colourIndex === 1
      ? rect(-22, -20, 44, 40, 8, pen.lit(tone))
      : path('M-40 0C-20 -34 26 -32 42 -4C20 20 -20 22 -40 0Z', pen.lit(tone)) +
          line('M-30 0q30 -12 62 -4', shade(colour, 0.3), 3, { opacity: 0.6 });
  });
  const drawn = drawArrangement[look.pick('arrangement', ...arrangements.kimchi)]({
    pen,
    colour,
    accent,
    lid: look.pick('lid', '#f2f0ea', '#c8402f', '#3d6f55'),
    r: look.range('girth', 186, 206),
    glaze: look.pick('glaze', '#5a3626', '#6e4630', '#3f2e28'),
    chunk: (x, y, i) =>
      pen.copy(pieces[hash(i, 4) % 4] ?? '', {
        transform: d`translate(${x} ${y}) rotate(${Math.round(chance(i) * 60 - 30)})`,
      }),
  });
  const scale = scales[look.pick('size', ...forms.kimchi.size)];
  return place(place(drawn, { x: -400, y: -groundY }), { x: 400, y: groundY, scale });
};

export const kimchi: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'dining',
  rise: 20,
  focus: { x: 370, y: 430, zoom: 1.8 },
  draw,
};
