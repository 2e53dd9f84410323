import { forms } from '../../forms';
import { panel } from '../../parts/cloth';
import {
  bodyOf,
  type Cut,
  garment,
  hemBand,
  type Sleeve,
  standCollar,
  wholePath,
} from '../../parts/garment';
import type { Pen } from '../../parts/pen';
import { symmetric } from '../../parts/shape';
import { both, d, group, line, path, rect } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { inside, zip } from '../../parts/trim';
import { ribs } from '../../parts/weave';
import type { Draw, Drawing, Look } from '../drawing';

const cuts = {
  boxy: { shoulder: 170, chest: 182, waist: 184, hem: 172, tipY: 192, puff: 26 },
  fitted: { shoulder: 160, chest: 164, waist: 146, hem: 162, tipY: 186, puff: 18 },
  cocoon: { shoulder: 180, chest: 194, waist: 202, hem: 164, tipY: 202, puff: 32 },
} as const;

/** Distances between seams; light down jackets have narrow chambers. */
const gaps = { wide: 74, middle: 56, narrow: 36 } as const;

type Seam = readonly [left: readonly [number, number], right: readonly [number, number]];

/** Seams with puffed chambers between them, lit below a seam and dark above the next one. */
function quilting(pen: Pen, { colour, display }: Look, rows: readonly Seam[], gap: number): string {
  const across = (lift: number): string =>
    rows
      .map(
        ([[x1, y1], [x2, y2]]) =>
          wholePath`M${x1} ${y1 + lift}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + gap * 0.2 + lift} ${x2} ${y2 + lift}`,
      )
      .join('');
  const puckers = rows
    .flatMap(([[x1, y1], [x2, y2]], row) =>
      [0.14, 0.3, 0.46, 0.62, 0.78, 0.9].map((share, at) => {
        const x = x1 + (x2 - x1) * (share + ((row * 7 + at * 3) % 5) * 0.012);
        const y = y1 + (y2 - y1) * share + gap * 0.18;
        return wholePath`M${x} ${y}l${2 - (row % 2) * 4} ${gap * 0.24}`;
      }),
    )
    .join('');
  const dark = shade(colour, 0.62);
  return (
    group(
      line(across(gap * 0.3), tint(colour, 0.62), gap * 0.3, { opacity: 0.42 }) +
        line(across(-gap * 0.14), dark, gap * 0.26, { opacity: 0.42 }),
      { filter: pen.blur(Math.max(3, gap / 11), 3) },
    ) +
    line(across(0), dark, 2.6, { opacity: 0.75 }) +
    // On a person, where they would be too fine to see, they are left out for the picture's size.
    (display === 'person' ? '' : line(puckers, dark, 2, { opacity: 0.35 }))
  );
}

/** Crossing seams, as in a quilted liner jacket. */
const diamonds = (colour: string): string =>
  [-1, 1]
    .map((side) =>
      path(
        Array.from(
          { length: 34 },
          (_, i) => d`M${side > 0 ? -300 + i * 44 : 1100 - i * 44} 100l${side * 620} 760`,
        ).join(''),
        'none',
        { stroke: shade(colour, 0.55), 'stroke-width': 2.6, 'stroke-opacity': 0.5 },
      ),
    )
    .join('');

function hoodOf(pen: Pen, colour: string): string {
  const outline = symmetric(
    [0, 78],
    [
      [80, 74, 138, 100, 132, 178],
      [110, 236, 60, 240, 0, 240],
    ],
  );
  return panel(pen, {
    outline,
    colour: shade(colour, 0.05),
    depth: 1.5,
    folds: ['M310 200Q296 140 350 96', 'M490 200Q504 140 450 96'],
  });
}

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const isLong = look.pick('length', ...forms.puffer.length) === 'long';
  const name = look.pick<keyof typeof cuts>('cut', 'boxy', 'fitted', 'cocoon');
  const quilt = look.pick<keyof typeof gaps | 'diamond'>(
    'quilt',
    'wide',
    'middle',
    'narrow',
    'diamond',
  );
  const hemY = isLong ? 800 : look.range('hem', 590, 632);
  const cut: Cut = {
    ...cuts[name],
    neck: 62,
    neckDepth: 196,
    hemY,
    sleeve: isLong ? 440 : 410,
    cuff: 60,
  };
  const gap = quilt === 'diamond' ? 0 : gaps[quilt];
  const count = gap === 0 ? 0 : Math.floor((hemY - 210) / gap);
  const bodyRows = Array.from({ length: count }, (_, i) => {
    const y = 222 + i * gap;
    return [
      [180, y],
      [620, y],
    ] as const;
  });
  const sleeveQuilt = (sleeve: Sleeve): string => {
    const rows = Array.from({ length: gap === 0 ? 0 : Math.floor(cut.sleeve / gap) }, (_, i) => {
      const along = 0.1 + (i * gap) / cut.sleeve;
      return along < 0.93 ? ([sleeve.at(along, -0.1), sleeve.at(along, 1.15)] as const) : undefined;
    }).filter((row) => row !== undefined);
    return (
      inside(pen, sleeve.outline, gap === 0 ? diamonds(colour) : quilting(pen, look, rows, gap)) +
      panel(pen, {
        outline: sleeve.band(20),
        colour: shade(colour, 0.14),
        weave: ribs(colour, 8),
        depth: 0,
      })
    );
  };
  const hasHood = look.pick('hood', ...forms.puffer.hood) === 'hood';
  return garment(pen, look, {
    cut,
    cloth: { drape: 0.25 },
    inside: { isLined: true, collar: 24 },
    behind: hasHood ? hoodOf(pen, colour) : '',
    front:
      inside(pen, bodyOf(cut), gap === 0 ? diamonds(colour) : quilting(pen, look, bodyRows, gap)) +
      panel(pen, {
        outline: hemBand(cut, 26),
        colour: shade(colour, 0.1),
        weave: ribs(colour, 8),
        depth: 0,
      }) +
      both(zip(pen, 496, hemY - 170, hemY - 84, colour)) +
      zip(pen, 400, 190, cut.hemY, colour) +
      look.pick(
        'patch',
        rect(462, 298, 46, 26, 4, shade(colour, 0.3)) + rect(470, 309, 28, 4, 2, tint(colour, 0.7)),
        '',
      ),
    collar: standCollar(pen, look, undefined) + zip(pen, 400, 122, 220, colour),
    onSleeve: sleeveQuilt,
  });
};

export const puffer: Drawing = {
  pose: 'flat',
  isWorn: true,
  girth: 'full',
  place: 'wardrobe',
  focus: { x: 430, y: 270, zoom: 1.9 },
  draw,
};
