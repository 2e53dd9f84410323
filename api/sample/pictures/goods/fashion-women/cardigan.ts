import { panel } from '../../parts/cloth';
import { type Cut, garment, hemBand } from '../../parts/garment';
import { symmetric } from '../../parts/shape';
import { both, d } from '../../parts/svg';
import { mix, tint } from '../../parts/tint';
import { buttons, seam } from '../../parts/trim';
import { bars, knitted, ribs } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';
import { knitCuts } from './knit';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const name = look.pick<keyof typeof knitCuts>('cut', 'regular', 'boxy', 'slim', 'cropped');
  const opening = look.pick('opening', 'v', 'crew', 'v');
  const cut: Cut = {
    ...knitCuts[name],
    neck: 56,
    neckDepth: opening === 'v' ? look.range('depth', 290, 350) : 190,
    isVNeck: opening === 'v',
    sleeve: 420,
    cuff: 56,
  };
  const { neckDepth, hemY } = cut;
  const rib = ribs(colour, 9);
  const edge = look.pick(
    'edge',
    colour,
    colour,
    mix(colour, '#ffffff', 0.75),
    mix(colour, '#33313a', 0.6),
  );
  const stripes = look.pick(
    'stripes',
    '',
    '',
    bars(mix(edge, colour, 0.3), 92, 12, { opacity: 0.7, turn: 90 }),
  );
  const weave = stripes + knitted(pen, colour, look.pick('gauge', 12, 15));
  const neckline: readonly [number, number, number, number, number, number] =
    opening === 'v'
      ? [28, neckDepth - 50, 60, 192, 56, 132]
      : [34, neckDepth, 56, neckDepth - 26, 56, 132];
  const outward: readonly [number, number, number, number, number, number] =
    opening === 'v'
      ? [86, 206, 52, neckDepth - 26, 17, neckDepth + 34]
      : [82, neckDepth - 8, 52, neckDepth + 18, 17, neckDepth + 26];
  const placket = symmetric(
    [0, neckDepth],
    [neckline, [80, 140], outward, [17, hemY + 6], [0, hemY + 6]],
  );
  const pocket = d`M458 ${hemY - 170}h80v96h-80Z`;
  const count = Math.max(3, Math.round((hemY - neckDepth) / 62));
  const band = (outline: string, tone = colour): string =>
    panel(pen, { outline, colour: tone, weave: rib, depth: 0 });
  return garment(pen, look, {
    cut,
    cloth: { weave, drape: 0.95 },
    inside: { isLined: false, collar: 18 },
    front:
      band(hemBand(cut, 44)) +
      look.pick(
        'pockets',
        both(
          panel(pen, { outline: pocket, colour, weave, depth: 0 }) +
            band(d`M458 ${hemY - 170}h80v20h-80Z`, edge),
        ),
        '',
      ),
    onSleeve: (sleeve) => band(sleeve.band(46)),
    collar:
      band(placket, edge) +
      seam(d`M400 ${neckDepth + 10}V${hemY}`, edge, 2) +
      buttons(
        pen,
        400,
        neckDepth + 30,
        hemY - 26,
        count,
        look.pick('button size', 10, 13),
        look.pick('buttons', '#e9dfcb', '#6b4b38', tint(colour, 0.4), '#c9a566'),
      ),
  });
};

export const cardigan: Drawing = {
  pose: 'flat',
  isWorn: true,
  girth: 'full',
  place: 'wardrobe',
  focus: { x: 420, y: 380, zoom: 2 },
  draw,
};
