import { forms } from '../../forms';
import { panel } from '../../parts/cloth';
import { bodyOf, type Cut, garment, hemBand, neckBand, neckY } from '../../parts/garment';
import { symmetric } from '../../parts/shape';
import { d, line } from '../../parts/svg';
import { contrast, mix, shade, tint } from '../../parts/tint';
import { inside } from '../../parts/trim';
import { bars, knitted, ribs } from '../../parts/weave';
import type { Draw, Drawing, Look } from '../drawing';

/** The cuts of knitwear: half widths and heights (y). */
export const knitCuts = {
  regular: { shoulder: 150, chest: 154, waist: 152, hem: 144, hemY: 630, tipY: 180 },
  boxy: { shoulder: 176, chest: 184, waist: 186, hem: 170, hemY: 600, tipY: 198, puff: 14 },
  slim: { shoulder: 138, chest: 140, waist: 130, hem: 132, hemY: 640, tipY: 178 },
  cropped: { shoulder: 150, chest: 160, waist: 162, hem: 144, hemY: 540, tipY: 184, puff: 18 },
} as const;

const necks = {
  crew: { neckDepth: 184, isVNeck: false },
  turtle: { neckDepth: 166, isVNeck: false },
  v: { neckDepth: 262, isVNeck: true },
} as const;

/** Three cables down the front. */
const cables = (colour: string): string =>
  [330, 400, 470]
    .map(
      (x) =>
        line(d`M${x - 22} 210V620M${x + 22} 210V620`, shade(colour, 0.4), 3, { opacity: 0.3 }) +
        line(d`M${x} 214${'q22 24 0 48t0 48'.repeat(4)}`, shade(colour, 0.45), 10, {
          opacity: 0.34,
        }) +
        line(d`M${x} 214${'q-22 24 0 48t0 48'.repeat(4)}`, tint(colour, 0.5), 11, { opacity: 0.4 }),
    )
    .join('');

const turtleneck = symmetric(
  [0, 78],
  [
    [36, 76, 56, 78, 60, 90],
    [62, 120, 64, 150, 70, 166],
    [60, 190, 30, 196, 0, 196],
  ],
);

function weaveOf(pen: Parameters<Draw>[0], look: Look, isStriped: boolean): string {
  const base = knitted(pen, look.colour, look.pick('gauge', 12, 16));
  if (!isStriped) return base;
  const ink = mix(contrast(look.colour, 0.75), look.accent, 0.35);
  const [gap, width] = look.pick<readonly [number, number]>('stripe', [58, 15], [84, 40], [40, 9]);
  return bars(ink, gap, width, { opacity: 0.82, turn: 90 }) + base;
}

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const neck = look.pick('neck', ...forms.knit.neck);
  const name = look.pick<keyof typeof knitCuts>('cut', 'regular', 'boxy', 'slim', 'cropped');
  const cut: Cut = { ...knitCuts[name], ...necks[neck], neck: 58, sleeve: 424, cuff: 56 };
  const front = look.pick('front', ...forms.knit.front);
  const rib = ribs(colour, 10);
  const band = (outline: string): string => panel(pen, { outline, colour, weave: rib, depth: 0 });
  return garment(pen, look, {
    cut,
    cloth: { weave: weaveOf(pen, look, front === 'striped'), drape: 0.9 },
    inside: { isLined: false, collar: 20 },
    front:
      (front === 'cable' ? inside(pen, bodyOf(cut), cables(colour)) : '') + band(hemBand(cut, 44)),
    onSleeve: (sleeve) => band(sleeve.band(44)),
    collar:
      neck === 'turtle'
        ? panel(pen, {
            outline: turtleneck,
            colour,
            weave: rib,
            depth: 0.7,
            folds: [
              {
                d: d`M342 ${neckY - 6}Q400 ${neckY + 16} 458 ${neckY - 6}`,
                width: 8,
                strength: 0.34,
              },
            ],
          })
        : band(neckBand(cut, 24)),
  });
};

export const knit: Drawing = {
  pose: 'flat',
  isWorn: true,
  girth: 'full',
  place: 'wardrobe',
  focus: { x: 420, y: 230, zoom: 2.1 },
  draw,
};
