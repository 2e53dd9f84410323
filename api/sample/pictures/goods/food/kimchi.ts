import { arrangements, forms } from '../../forms';
import { camera } from '../../parts/camera';
import type { Pen } from '../../parts/pen';
import { chance, hash } from '../../parts/seed';
import { contact } from '../../parts/shadow';
import { rounded } from '../../parts/shape';
import { d, ellipse, line, path, place, rect } from '../../parts/svg';
import { mix, shade, tint } from '../../parts/tint';
import { inside, printCentred, streak } from '../../parts/trim';
import { cylinder, glassPaint } from '../../parts/vessel';
import { type Draw, type Drawing, groundY } from '../drawing';
import { kindAt, piecesOf } from './kimchi-pieces';

interface Kimchi {
  readonly pen: Pen;
  readonly colour: string;
  readonly accent: string;
  /** Colour of the lid. */
  readonly lid: string;
  /** Half the width of the tub. */
  readonly r: number;
  /** A piece with its middle at x, y; `i` chooses which one, and how it lies when no turn is given. */
  readonly pieceAt: (x: number, y: number, i: number, turn?: number) => string;
}

/** A paper label whose upper middle is at 0, 0. */
const label = ({ pen, accent }: Kimchi, w: number): string =>
  rect(-w / 2, 0, w, 150, 18, pen.lit('#faf5e9', 0.4)) +
  rect(-w / 2, 0, w, 40, 18, accent) +
  path('M0 58C26 58 36 80 26 102C14 116 -14 116 -26 102C-36 80 -26 58 0 58Z', '#86a552') +
  path('M0 66C16 72 18 94 9 110H-9C-18 94 -16 72 0 66Z', '#f3efd8') +
  line('M0 74V108M-5 84L-10 76M5 84L10 76', '#c9cf9a', 2) +
  printCentred(0, 120, w * 0.58, 1, '#5a4038', 12, 6);

/** Pieces close together over an area. */
function packed(
  { pieceAt }: Kimchi,
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
): string {
  const [columns, rows] = [Math.round(w / 52), Math.round(h / 36)];
  return Array.from({ length: columns * rows }, (_, i) => {
    const row = Math.floor(i / columns);
    return pieceAt(
      x + ((i % columns) + (row % 2) * 0.5 + 0.2 + chance(i, 6) * 0.3) * (w / columns),
      y + (row + chance(i, 7) * 0.8) * (h / rows),
      i,
    );
  }).join('');
}

function tub(goods: Kimchi): string {
  const { pen, colour, lid, r } = goods;
  const outline = d`M${400 - r} 330L${412 - r} 620A${r - 12} 36 0 0 0 ${388 + r} 620L${400 + r} 330Z`;
  const fill = packed(goods, { x: 400 - r, y: 340, w: r * 2, h: 320 });
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

/** Where pieces lie in a dish, from the back to the front. */
const heap = [
  [-60, -14, -20],
  [-4, -20, 14],
  [56, -14, 30],
  [-76, 4, 24],
  [-30, 4, -8],
  [26, 2, -22],
  [78, 4, 8],
  [-34, -34, 10],
  [22, -38, -14],
  [-4, -54, 6],
] as const;

/** A dish of pieces round 0, 0. */
const dishful = ({ pen, pieceAt }: Kimchi): string =>
  contact(pen, 4, 34, 128, 18) +
  path('M-138 -6C-124 36 -76 44 0 44S124 36 138 -6Z', pen.round('#ece6da')) +
  ellipse(0, -6, 138, 36, '#f7f3ea') +
  ellipse(0, -4, 118, 27, shade('#ece6da', 0.16)) +
  heap.map(([x, y, turn], i) => pieceAt(x, y, i, turn)).join('');

/** The tub with a dish of what is in it. */
const dish = (goods: Kimchi): string =>
  place(tub(goods), { x: -30, y: 64, scale: 0.88 }) +
  place(dishful(goods), { x: 560, y: 640, scale: 0.98 });

/** A rectangular container with clips, as it is put into the fridge. */
function box(goods: Kimchi): string {
  const { pen, colour, lid } = goods;
  const cam = camera({ x: 384, y: 600, yaw: 26, pitch: 20, zoom: 1.06 });
  const block = { x: -200, y: 0, z: -130, w: 400, h: 230, d: 260 };
  const cover = { x: -208, y: 230, z: -138, w: 416, h: 34, d: 276 };
  const face = (w: number): string =>
    inside(
      pen,
      rounded(0, 0, w, 230, 12),
      rect(0, 0, w, 230, 0, shade(colour, 0.08)) +
        packed(goods, { x: 0, y: 0, w, h: 240 }) +
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

/** The container with a dish of what is in it. */
const boxWithDish = (goods: Kimchi): string =>
  place(box(goods), { x: 30, y: 52, scale: 0.9 }) +
  place(dishful(goods), { x: 256, y: 640, scale: 0.98 });

/** How large containers of each size are drawn, on the same ground. */
const scales = { small: 0.98, middle: 1.02, large: 1.06 } as const;

const drawArrangement = { tub, dish, box, served: boxWithDish };

const draw: Draw = (pen, look) => {
  const { colour, colourIndex, accent } = look;
  const pieces = piecesOf(pen, colour, kindAt(colourIndex));
  const drawn = drawArrangement[look.pick('arrangement', ...arrangements.kimchi)]({
    pen,
    colour,
    accent,
    lid: look.pick('lid', '#f2f0ea', '#c8402f', '#3d6f55'),
    r: look.range('girth', 186, 206),
    pieceAt: (x, y, i, turn = Math.round(chance(i) * 60 - 30)) =>
      pen.copy(pieces[hash(i, 4) % pieces.length] ?? '', {
        transform: d`translate(${x} ${y}) rotate(${turn})`,
      }),
  });
  const scale = scales[look.pick('size', ...forms.kimchi.size)];
  return place(place(drawn, { x: -400, y: -groundY }), { x: 400, y: groundY, scale });
};

export const kimchi: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'dining',
  rise: 40,
  focus: { x: 370, y: 430, zoom: 1.8 },
  draw,
};
