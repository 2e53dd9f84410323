import { forms } from '../../forms';
import { fan, panel } from '../../parts/cloth';
import { neckY } from '../../parts/garment';
import { dropped } from '../../parts/shadow';
import { symmetric } from '../../parts/shape';
import { both, d, group, line, path, rect } from '../../parts/svg';
import { contrast, shade, tint } from '../../parts/tint';
import { buttons } from '../../parts/trim';
import { checks, dots } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

/** Narrower for its height, which reads as longer on a sheet of a fixed size. */
const lengthened = (dress: string): string =>
  group(dress, { transform: 'translate(400 400) scale(.74 1.05) translate(-400 -400)' });

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const weave = look.pick(
    'print',
    undefined,
    dots(contrast(colour, 0.7), contrast(colour, 0.7), 56, 10, 0.75),
    checks(contrast(colour, 0.6)),
  );
  const waist = 92;
  const hem = look.range('hem', 190, 240);
  const top = symmetric(
    [0, 206],
    [
      [34, 204, 52, 170, 54, 104],
      [92, 112],
      [100, 190, 112, 220, 122, 240],
      [112, 300, waist, 320, waist, 360],
      [0, 370],
    ],
  );
  const skirt = symmetric(
    [0, 362],
    [
      [waist, 354],
      [waist + 30, 450, hem - 20, 600, hem, 672],
      [hem * 0.6, 704, hem * 0.3, 708, 0, 708],
    ],
  );
  const strap = symmetric(
    [0, 140],
    [
      [40, 140, 54, 120, 54, 104],
      [54, 170, 34, 204, 0, 206],
    ],
  );
  const flutter =
    'M484 108C540 130 566 180 568 226C540 246 516 250 484 250C494 196 486 150 474 108Z';
  const puffy = 'M482 106C560 98 596 170 588 262C562 276 520 274 490 262C500 210 486 150 470 108Z';
  const sleeve = { puffy, flutter }[look.pick('sleeve', ...forms.dress.sleeve)];
  const belt = rect(400 - waist - 2, 350, waist * 2 + 4, 22, 5, shade(colour, 0.12));
  const dress =
    dropped(pen, [top, skirt, sleeve]) +
    path(strap, shade(colour, 0.42)) +
    both(
      panel(pen, {
        outline: sleeve,
        colour: shade(colour, 0.05),
        weave,
        folds: ['M560 240Q530 190 500 130', 'M536 250Q520 200 496 140'],
      }),
    ) +
    panel(pen, {
      outline: skirt,
      colour,
      weave,
      depth: 1.2,
      folds: fan(360, 700, waist, hem, look.pick('pleats', 5, 7)),
    }) +
    panel(pen, {
      outline: top,
      colour,
      weave,
      folds: ['M340 360Q352 300 330 250', 'M462 360Q450 300 474 250'],
    }) +
    belt +
    line(d`M${402 - waist} 352h${waist * 2 - 4}`, tint(colour, 0.5), 2, { opacity: 0.5 }) +
    look.pick(
      'front',
      buttons(pen, 400, 230, 330, 4, 8, tint(colour, 0.55)),
      '',
      rect(384, 348, 32, 26, 6, 'none', { stroke: '#cfae6a', 'stroke-width': 5 }),
    );
  return look.pick('length', ...forms.dress.length) === 'long' ? lengthened(dress) : dress;
};

export const dress: Drawing = {
  pose: 'flat',
  girth: 'slim',
  place: 'wardrobe',
  focus: { x: 400, y: neckY + 150, zoom: 1.9 },
  draw,
};
