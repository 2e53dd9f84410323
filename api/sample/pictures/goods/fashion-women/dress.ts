import { forms } from '../../forms';
import { panel } from '../../parts/cloth';
import { bodyOf, type Cut, crease, draped, garment, neckBand, pleat } from '../../parts/garment';
import { both, d, group, rect } from '../../parts/svg';
import { contrast, mix, shade, tint } from '../../parts/tint';
import { buttons, inside, seam } from '../../parts/trim';
import { checks, dots, melange } from '../../parts/weave';
import type { Draw, Drawing, Look } from '../drawing';

const cuts = {
  flare: { shoulder: 112, chest: 118, waist: 94, hem: 214, waistY: 366 },
  shirt: { shoulder: 132, chest: 138, waist: 128, hem: 152, waistY: 430 },
  empire: { shoulder: 114, chest: 120, waist: 126, hem: 196, waistY: 330 },
  tiered: { shoulder: 122, chest: 132, waist: 138, hem: 206, waistY: 380 },
} as const;

type Name = keyof typeof cuts;

/** Heights (y) of the hem. */
const hems = { regular: 760, long: 900 } as const;

/** The folds of the skirt, from the waist or from each tier. */
function skirtOf({ colour }: Look, cut: Cut, name: Name, count: number): string {
  const { waist, hem, hemY, waistY = 366 } = cut;
  const widthAt = (y: number): number =>
    waist + (hem - waist) * Math.min(1, ((y - waistY) / (hemY - waistY)) ** 0.8);
  const fannedPleats = (from: number, to: number, many: number): string =>
    Array.from({ length: many }, (_, i) => {
      const share = ((i + 0.5) / many) * 2 - 1;
      return pleat(
        colour,
        [400 + share * widthAt(from) * 0.94, from + 6],
        [400 + share * widthAt(to) * 0.97, to],
        (widthAt(to) / many) * 0.62,
        0.4,
      );
    }).join('');
  if (name !== 'tiered') return fannedPleats(waistY, hemY + 4, name === 'shirt' ? 4 : count);
  const tiers = [
    waistY,
    waistY + (hemY - waistY) * 0.34,
    waistY + (hemY - waistY) * 0.68,
    hemY + 4,
  ];
  return tiers
    .slice(0, -1)
    .map(
      (from, at) =>
        fannedPleats(from, tiers[at + 1] ?? hemY, 8 + at * 2) +
        seam(
          d`M${400 - widthAt(from) - 8} ${from}Q400 ${from + 14} ${408 + widthAt(from)} ${from}`,
          colour,
          3,
        ),
    )
    .join('');
}

const flatCollar =
  'M402 214C440 208 462 176 458 128L490 142C512 186 498 244 458 264C428 266 406 246 402 214Z';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const name = look.pick<Name>('cut', 'flare', 'shirt', 'empire', 'tiered');
  const neck =
    name === 'shirt'
      ? 'collar'
      : look.pick<'v' | 'round' | 'collar'>('neck', 'v', 'round', 'collar');
  const hemY = hems[look.pick('length', ...forms.dress.length)];
  const sleeve = look.pick('sleeve', ...forms.dress.sleeve);
  const cut: Cut = {
    ...cuts[name],
    neck: 54,
    neckDepth: { v: 270, round: 216, collar: 206 }[neck],
    isVNeck: neck === 'v',
    hemY,
    tipY: 168,
    sleeve: { puffy: 150, flutter: 120, long: 410 }[sleeve],
    cuff: { puffy: 84, flutter: 116, long: 46 }[sleeve],
    puff: { puffy: 34, flutter: 18, long: 14 }[sleeve],
  };
  const { waist, waistY = 366 } = cut;
  const ink = mix(contrast(colour, 0.75), look.accent, 0.3);
  const area = { x: 150, y: 90, w: 500, h: hemY - 80 };
  const weave = look.pick<string | undefined>(
    'print',
    undefined,
    dots(ink, ink, 46, 9, 0.75, area),
    undefined,
    checks(contrast(colour, 0.5), 56, area),
    melange(colour, area),
  );
  const edge = (outline: string): string =>
    panel(pen, { outline, colour: tint(colour, 0.05), weave, depth: 0 });
  const belt = look.pick<() => string>(
    'belt',
    () => '',
    () =>
      rect(398 - waist, waistY - 12, waist * 2 + 4, 24, 6, shade(colour, 0.22)) +
      rect(384, waistY - 14, 32, 28, 6, 'none', { stroke: '#cfae6a', 'stroke-width': 5 }),
    () =>
      edge(d`M${398 - waist} ${waistY - 10}h${waist * 2 + 4}v20h${-waist * 2 - 4}Z`) +
      edge(d`M396 ${waistY}L372 ${waistY + 130}L396 ${waistY + 136}L408 ${waistY + 6}Z`) +
      edge(d`M402 ${waistY}L420 ${waistY + 112}L442 ${waistY + 106}L414 ${waistY}Z`),
  );
  return garment(pen, look, {
    cut,
    cloth: { weave, drape: 0.55 },
    inside: { isLined: neck !== 'collar', collar: 10 },
    front:
      inside(
        pen,
        bodyOf(cut),
        group(
          skirtOf(look, cut, name, look.pick('pleats', 6, 8)) +
            crease(colour, [400 + waist - 8, waistY - 6], [430, 250], 10, 8, 0.34) +
            crease(colour, [408 - waist, waistY - 6], [372, 250], -10, 8, 0.3),
          { filter: pen.blur(4, 3) },
        ),
      ) +
      (name === 'shirt'
        ? seam(d`M400 210V${hemY}`, colour, 2.4) +
          buttons(pen, 400, 240, hemY - 90, 8, 8, tint(colour, 0.5))
        : seam(
            d`M${400 - waist} ${waistY}Q400 ${waistY + 12} ${400 + waist} ${waistY}`,
            colour,
            2.4,
          )) +
      (name === 'flare' || name === 'shirt' ? belt() : ''),
    collar:
      neck === 'collar'
        ? both(
            draped(pen, {
              outline: flatCollar,
              colour: tint(colour, 0.06),
              weave,
              roundness: 0.2,
              softness: 4,
            }),
          )
        : edge(neckBand(cut, 9)),
    onSleeve: (arm) => (sleeve === 'flutter' ? '' : edge(arm.band(sleeve === 'long' ? 34 : 16))),
  });
};

export const dress: Drawing = {
  pose: 'flat',
  isWorn: true,
  girth: 'slim',
  place: 'wardrobe',
  focus: { x: 400, y: 282, zoom: 1.9 },
  draw,
};
