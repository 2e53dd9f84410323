/** What nuts are sold in, other than jars: small bags in a box, a gift box, a standing bag with a window. */
import { camera } from '../../parts/camera';
import type { Pen } from '../../parts/pen';
import { chance } from '../../parts/seed';
import { contact } from '../../parts/shadow';
import { rounded } from '../../parts/shape';
import { circle, d, line, path, place, rect } from '../../parts/svg';
import { contrast, mix, shade, tint } from '../../parts/tint';
import { gleam, inside, printCentred } from '../../parts/trim';
import { type DrawNut, gapColourOf, mixtureOf, type NutKind, nutDrawer } from './nut-kinds';

export interface Nuts {
  readonly pen: Pen;
  readonly mixture: readonly NutKind[];
  readonly nut: DrawNut;
  /** Colour of the print. */
  readonly accent: string;
  /** Colour of the bags. */
  readonly paper: string;
  /** Colour of the boxes. */
  readonly card: string;
  readonly isWide: boolean;
}

/** Rows of nuts over an area. */
export const spread = (
  nut: DrawNut,
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
  gap = 40,
): string => {
  const [columns, rows] = [Math.ceil(w / gap), Math.ceil(h / gap)];
  return Array.from({ length: columns * rows }, (_, i) =>
    nut(
      x + ((i % columns) + 0.5 + (chance(i, 5) - 0.5) * 0.4) * (w / columns),
      y + (Math.floor(i / columns) + 0.5 + (chance(i, 6) - 0.5) * 0.4) * (h / rows),
      1,
      chance(i, 8) * 360,
      Math.floor(chance(i, 9) * 60),
    ),
  ).join('');
};

/** A sealed bag for one day, its middle at 0, 0, with nuts in its window. */
const sachet = ({ pen, nut, mixture, accent, paper }: Nuts): string => {
  const outline =
    'M-62 -92L62 -92L56 -76C64 -30 64 30 56 76L62 92H-62L-56 76C-64 30 -64 -30 -56 -76Z';
  const pane = rounded(-38, 0, 76, 58, 22);
  return (
    path(outline, '#1c1a24', { opacity: 0.22, transform: 'translate(5 8)' }) +
    path(outline, pen.lit(paper, 0.7)) +
    line('M-58 -84H58M-58 84H58', shade(paper, 0.24), 3, { 'stroke-dasharray': '3 4' }) +
    circle(0, -40, 22, accent) +
    printCentred(0, -12, 62, 1, contrast(paper, 0.6), 10, 5) +
    path(pane, gapColourOf(mixture)) +
    inside(
      pen,
      pane,
      [-26, 0, 26]
        .flatMap((x, i) => [nut(x, 16, 0.66, i * 70, i), nut(x + 12, 44, 0.66, i * 50 + 20, i + 3)])
        .join(''),
    ) +
    gleam(pen, 'M-48 -70C-54 -20 -54 20 -48 70L-38 70C-44 20 -44 -20 -36 -70Z', 0.6)
  );
};

/** A box of small bags, of which some stand in its opening and some lie before it. */
export function sachetBox(nuts: Nuts): string {
  const { pen, card, isWide } = nuts;
  const bag = sachet(nuts);
  const [w, h] = isWide ? [430, 170] : [330, 230];
  const cam = camera({ x: 366, y: 606, yaw: 22, pitch: 18, zoom: 1.04 });
  const block = { x: -w / 2, y: 0, z: -110, w, h, d: 220 };
  const rear = { x: -w / 2, y: h, z: -110, w, h: 120, d: 8 };
  const count = isWide ? 5 : 4;
  const standing = Array.from({ length: count }, (_, i) => {
    const [x, y] = cam.at(-w / 2 + ((i + 0.5) * w) / count, h + 46, -40 + (i % 2) * 36);
    return place(bag, { x, y, turn: i * 4 - 8 });
  }).join('');
  const front =
    rect(w * 0.1, h * 0.16, w * 0.5, h * 0.16, 6, '#ffffff', { opacity: 0.92 }) +
    rect(w * 0.1, h * 0.42, w * 0.34, 8, 4, '#ffffff', { opacity: 0.7 }) +
    rect(w * 0.1, h * 0.54, w * 0.24, 8, 4, '#ffffff', { opacity: 0.7 }) +
    place(bag, { x: w * 0.8, y: h * 0.54, scale: h / 290 });
  return (
    cam.shadow(pen, block) +
    cam.box(pen, rear, shade(card, 0.12)) +
    standing +
    cam.box(pen, block, card, { front }) +
    place(bag, { x: 600, y: 604, scale: 0.82, turn: 64 }) +
    place(bag, { x: 508, y: 640, scale: 0.86, turn: 98 })
  );
}

/** Kinds in the parts of a gift box: the kind that was bought is in every other one. */
const assortment: readonly (readonly NutKind[])[] = [
  ['almond'],
  ['cashew'],
  ['walnut'],
  ['macadamia'],
  ['cranberry', 'almond', 'cashew'],
  ['walnut'],
];

/** An open gift box with several kinds in its parts, its lid with a ribbon behind it. */
export function giftBox(nuts: Nuts): string {
  const { pen, mixture, card, isWide } = nuts;
  const paper = mix(card, '#3a2a24', 0.34);
  const gold = '#d9b871';
  const [w, deep] = isWide ? [500, 290] : [420, 340];
  const cam = camera({ x: 384, y: 520, yaw: 14, pitch: 40, zoom: 1 });
  const tray = { x: -w / 2, y: 0, z: -deep / 2, w, h: 70, d: deep };
  const columns = isWide ? 3 : 2;
  const [partW, partD] = [(w - 24) / columns, (deep - 24) / 2];
  const parts = Array.from({ length: columns * 2 }, (_, i) => {
    const kinds = i % 3 === 0 ? mixture : (assortment[(i + 1) % assortment.length] ?? mixture);
    const [x, y] = [12 + (i % columns) * partW, 12 + Math.floor(i / columns) * partD];
    const pane = rounded(x + 6, y + 6, partW - 12, partD - 12, 10);
    return (
      path(pane, gapColourOf(kinds)) +
      inside(
        pen,
        pane,
        spread(nutDrawer(pen, kinds), { x: x + 6, y: y + 6, w: partW - 12, h: partD - 12 }, 46),
      )
    );
  }).join('');
  const lid = { x: -w / 2 - 6, y: 70, z: -deep / 2 - 26, w: w + 12, h: deep * 0.62, d: 24 };
  const lidFace =
    rect(lid.w * 0.44, 0, lid.w * 0.12, lid.h, 0, gold) +
    rect(0, lid.h * 0.44, lid.w, lid.h * 0.13, 0, gold) +
    path(
      d`M${lid.w / 2} ${lid.h / 2}c-20 -56 -96 -44 -70 0q20 26 70 0c20 -56 96 -44 70 0q-20 26 -70 0Z`,
      pen.lit(gold),
    ) +
    circle(lid.w / 2, lid.h / 2, 14, pen.ball(gold));
  return (
    cam.shadow(pen, tray) +
    cam.box(pen, lid, paper, { front: lidFace }) +
    cam.box(pen, tray, paper, {
      top: rect(4, 4, w - 8, deep - 8, 8, '#f3ead8') + parts,
      front: rect(0, 26, w, 10, 0, gold, { opacity: 0.8 }),
    })
  );
}

/** A standing bag with a zip and a window. */
export function standingBag(nuts: Nuts): string {
  const { pen, nut, mixture, accent, paper, isWide } = nuts;
  const r = isWide ? 190 : 158;
  const top = isWide ? 280 : 200;
  const outline = d`M${400 - r} ${top}H${400 + r}L${408 + r} ${top + 60}C${420 + r} 460 ${418 + r} 560 ${404 + r} 640Q400 676 ${396 - r} 640C${382 - r} 560 ${380 - r} 460 ${392 - r} ${top + 60}Z`;
  const pane = d`M${400 - r * 0.62} 470Q400 430 ${400 + r * 0.62} 470V580Q400 622 ${400 - r * 0.62} 580Z`;
  return (
    contact(pen, 406, 650, r + 16, 28) +
    path(outline, pen.round(paper, 0.6)) +
    rect(400 - r, top, r * 2, 26, 4, shade(paper, 0.14)) +
    line(d`M${404 - r} ${top + 54}H${396 + r}`, shade(paper, 0.3), 5) +
    circle(400, top + 118, 40, accent) +
    place(nut(0, 0, 1.1, 20, 0), { x: 400, y: top + 118 }) +
    printCentred(400, top + 176, r, 2, contrast(paper, 0.6), 20, 8) +
    path(pane, gapColourOf(mixture)) +
    inside(pen, pane, spread(nut, { x: 400 - r * 0.66, y: 440, w: r * 1.32, h: 170 }, 42)) +
    path(pane, 'none', { stroke: tint(paper, 0.4), 'stroke-width': 5 }) +
    gleam(
      pen,
      d`M${420 - r} ${top + 70}C${408 - r} 440 ${408 - r} 540 ${416 - r} 630L${436 - r} 630C${426 - r} 540 ${428 - r} 440 ${444 - r} ${top + 70}Z`,
      0.5,
    ) +
    nut(400 - r - 34, 668, 0.9, 60, 0) +
    nut(400 + r + 40, 676, 0.9, 20, 3) +
    nut(400 + r - 8, 690, 0.9, 110, 1)
  );
}

export const nutsOf = (
  pen: Pen,
  colourIndex: number,
  more: Pick<Nuts, 'accent' | 'paper' | 'card' | 'isWide'>,
): Nuts => {
  const mixture = mixtureOf(colourIndex);
  return { pen, mixture, nut: nutDrawer(pen, mixture), ...more };
};
