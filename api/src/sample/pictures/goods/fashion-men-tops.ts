/** Shirt, T-shirt and hoodie. */
import { checks, panel, ribs, stripes } from '../parts/cloth';
import {
  bodyOf,
  type Cut,
  cuffBand,
  cuffOf,
  hemBand,
  neckBand,
  upper,
  wornFolds,
} from '../parts/garment';
import { symmetric } from '../parts/shape';
import { circle, d, line, mirrored, path, rect, stitch } from '../parts/svg';
import { contrast, shade, tint } from '../parts/tint';
import { button, buttons, inside, tag, zip } from '../parts/trim';
import type { Draw, Drawings } from './drawing';

const both = (right: string): string => right + mirrored(right);

const shirt: Draw = (pen, look) => {
  const { colour } = look;
  const cut: Cut = {
    neck: 56,
    shoulder: 172,
    chest: 170,
    waist: look.range('waist', 156, 170),
    hem: 168,
    neckDepth: 210,
    hemY: 652,
    sleeve: 424,
    cuff: 62,
  };
  const ink = contrast(colour, 0.5);
  const weave = look.pick(
    'weave',
    undefined,
    stripes(pen, ink, 22, 2.5),
    undefined,
    checks(pen, ink, 48),
  );
  const { outer, inner } = cuffOf(cut);
  const cuff = d`M${outer[0] + 3} ${outer[1] - 4}L${inner[0] - 4} ${inner[1]}l3 44L${outer[0] + 6} ${outer[1] + 40}Z`;
  const placket = d`M380 206h40V${cut.hemY + 4}h-40Z`;
  const collar =
    'M402 216L456 128C452 118 440 114 430 116C436 160 420 190 400 204Z M402 216L462 262L494 148C484 132 470 124 456 124C452 160 430 196 402 216Z';
  const stand = symmetric(
    [0, 204],
    [
      [30, 190, 50, 150, 50, 122],
      [58, 128],
      [60, 170, 40, 206, 0, 222],
    ],
  );
  const pocket = 'M458 300h84v78l-42 20l-42-20Z';
  const white = tint(colour, 0.65);
  return (
    upper(pen, cut, { colour, weave }, wornFolds(cut)) +
    both(panel(pen, { outline: cuff, colour, weave, depth: 0 })) +
    both(button(pen, (outer[0] + inner[0]) / 2 + 12, outer[1] + 20, 7, white)) +
    panel(pen, { outline: placket, colour, weave, depth: 0 }) +
    stitch(d`M388 230V${cut.hemY}`, ink, 1.6) +
    stitch(d`M412 230V${cut.hemY}`, ink, 1.6) +
    look.pick(
      'pocket',
      panel(pen, { outline: pocket, colour, weave, depth: 0 }) + stitch('M458 316h84', ink, 1.6),
      '',
    ) +
    panel(pen, { outline: stand, colour: shade(colour, 0.1), depth: 0 }) +
    both(
      panel(pen, { outline: collar, colour: tint(colour, 0.06), depth: 0 }) +
        stitch('M408 222L460 254L486 152', ink, 1.6),
    ) +
    buttons(pen, 400, 262, cut.hemY - 40, 6, 8, white) +
    button(pen, 400, 212, 7, white)
  );
};

const tee: Draw = (pen, look) => {
  const { colour } = look;
  const cut: Cut = {
    neck: 64,
    shoulder: look.range('shoulder', 172, 190),
    chest: look.range('chest', 172, 190),
    waist: 176,
    hem: 178,
    neckDepth: 186,
    hemY: look.range('hem', 636, 664),
    sleeve: look.range('sleeve', 190, 224),
    cuff: 92,
  };
  const ink = contrast(colour, 0.8);
  const border = pen.pattern(
    60,
    60,
    path('M0 8h60v16H0z', contrast(colour, 0.6), { opacity: 0.85 }),
  );
  const weave = look.pick('weave', undefined, undefined, border);
  const sun =
    circle(400, 350, 66, look.accent) +
    path('M334 350h132v-12H334zm6 26h120v-10H340zm16 22h88v-8h-88z', colour);
  const waves = [0, 1, 2]
    .map((i) => line(d`M330 ${330 + i * 26}q17.5 -22 35 0t35 0t35 0t35 0`, look.accent, 9))
    .join('');
  const small =
    rect(446, 268, 44, 30, 5, look.accent) +
    rect(454, 278, 28, 3, 1, tint(colour, 0.8)) +
    rect(454, 286, 20, 3, 1, tint(colour, 0.8));
  const { outer, inner } = cuffOf(cut);
  const hem = d`M${outer[0] - 4} ${outer[1] - 16}L${inner[0] + 2} ${inner[1] - 18}`;
  return (
    upper(pen, cut, { colour, weave }, wornFolds(cut)) +
    both(stitch(hem, ink, 1.8, { opacity: 0.5 })) +
    stitch(
      d`M${404 - cut.hem} ${cut.hemY - 24}Q400 ${cut.hemY - 10} ${396 + cut.hem} ${cut.hemY - 24}`,
      ink,
      1.8,
      { opacity: 0.5 },
    ) +
    inside(pen, bodyOf(cut), weave ? '' : look.pick('print', '', small, sun, waves)) +
    panel(pen, { outline: neckBand(cut, 20), colour, weave: ribs(pen, colour, 7), depth: 0 }) +
    tag(384, 136, 32, 20, tint(colour, 0.7))
  );
};

const hoodie: Draw = (pen, look) => {
  const { colour } = look;
  const cut: Cut = {
    neck: 70,
    shoulder: 182,
    chest: 182,
    waist: 180,
    hem: 166,
    neckDepth: 196,
    hemY: 650,
    sleeve: 424,
    cuff: 60,
  };
  const rib = ribs(pen, colour, 9);
  const hood = symmetric(
    [0, 96],
    [
      [60, 92, 128, 104, 122, 176],
      [108, 214, 60, 246, 0, 262],
    ],
  );
  const lining = symmetric(
    [0, 128],
    [
      [40, 124, 78, 130, 76, 170],
      [60, 208, 30, 226, 0, 238],
    ],
  );
  const pouch = symmetric(
    [0, 478],
    [
      [88, 478],
      [128, 560],
      [128, 600],
      [0, 604],
    ],
  );
  const zipped = look.pick('front', false, true);
  const cord = (x: number, lean: number): string =>
    line(d`M${x} 232q${lean} 50 ${lean * 0.4} 110`, tint(colour, 0.6), 7) +
    line(d`M${x + lean * 0.4} 336v18`, '#b9bcc2', 8);
  return (
    upper(pen, cut, { colour, depth: 1.5, puff: 10 }, wornFolds(cut)) +
    both(panel(pen, { outline: cuffBand(cut, 46), colour, weave: rib, depth: 0 })) +
    panel(pen, { outline: hemBand(cut, 46), colour, weave: rib, depth: 0 }) +
    panel(pen, { outline: pouch, colour, folds: ['M300 590L330 500'] }) +
    both(stitch('M492 486L522 556V596', contrast(colour, 0.5), 2)) +
    (zipped ? zip(pen, 400, 240, 600, colour) : '') +
    panel(pen, {
      outline: hood,
      colour,
      depth: 1.3,
      folds: ['M320 226Q290 170 330 116', 'M480 226Q510 170 470 116'],
    }) +
    path(
      lining,
      pen.linear(
        [
          [0, shade(colour, 0.5)],
          [1, shade(colour, 0.28)],
        ],
        [0, 0],
        [0, 1],
      ),
    ) +
    both(circle(444, 226, 6, 'none', { stroke: '#c6c9ce', 'stroke-width': 4 })) +
    cord(358, -10) +
    cord(442, 12)
  );
};

const flatGoods = { pose: 'flat', girth: 'full', place: 'wardrobe' } as const;

export const menTops: Drawings<'shirt' | 't-shirt' | 'hoodie'> = {
  shirt: { ...flatGoods, focus: { x: 420, y: 250, zoom: 2.1 }, draw: shirt },
  't-shirt': { ...flatGoods, focus: { x: 420, y: 260, zoom: 1.9 }, draw: tee },
  hoodie: { ...flatGoods, focus: { x: 400, y: 260, zoom: 1.9 }, draw: hoodie },
};
