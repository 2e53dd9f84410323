import { forms } from '../../forms';
import { panel } from '../../parts/cloth';
import { type Cut, cuffBand, hemBand, upper, wornFolds } from '../../parts/garment';
import { symmetric } from '../../parts/shape';
import { both, circle, d, line, path, stitch } from '../../parts/svg';
import { contrast, shade, tint } from '../../parts/tint';
import { zip } from '../../parts/trim';
import { ribs } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
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
  const rib = ribs(colour, 9);
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
  const zipped = look.pick('front', ...forms.hoodie.front) === 'zipped';
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

export const hoodie: Drawing = {
  pose: 'flat',
  girth: 'full',
  place: 'wardrobe',
  focus: { x: 400, y: 260, zoom: 1.9 },
  draw,
};
