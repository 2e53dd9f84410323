import { forms } from '../../forms';
import { panel } from '../../parts/cloth';
import { type Cut, crease, draped, garment } from '../../parts/garment';
import type { Pen } from '../../parts/pen';
import { symmetric } from '../../parts/shape';
import { both, d } from '../../parts/svg';
import { contrast, mix, shade, tint } from '../../parts/tint';
import { buttons, seam } from '../../parts/trim';
import { bars, dots } from '../../parts/weave';
import type { Draw, Drawing, Look } from '../drawing';

const cuts = {
  straight: { shoulder: 138, chest: 148, waist: 148, hem: 156, tipY: 180, puff: 16 },
  peplum: { shoulder: 132, chest: 136, waist: 116, hem: 172, tipY: 178, puff: 26 },
  boxy: { shoulder: 158, chest: 172, waist: 174, hem: 172, tipY: 190, puff: 8 },
} as const;

/** A long bow tied at the neck. */
function bow(pen: Pen, { colour }: Look): string {
  const loop = (outline: string): string =>
    draped(pen, { outline, colour, roundness: 0.3, softness: 4 });
  return (
    loop('M394 268C376 330 358 380 344 448L392 456C402 380 406 320 406 270Z') +
    loop('M398 268C412 330 432 376 452 430L418 448C404 390 396 330 394 270Z') +
    loop('M400 258C356 214 306 220 302 254C300 292 356 296 400 268Z') +
    loop('M400 258C444 214 494 220 498 254C500 292 444 296 400 268Z') +
    loop('M384 248Q400 240 416 248Q422 264 416 280Q400 288 384 280Q378 264 384 248Z') +
    crease(colour, [330, 250], [390, 262], 4, 4, 0.4) +
    crease(colour, [470, 250], [410, 262], -4, 4, 0.4)
  );
}

const band = symmetric(
  [0, 226],
  [
    [28, 226, 50, 190, 52, 126],
    [66, 134],
    [70, 200, 40, 248, 0, 256],
  ],
);

const flat =
  'M402 232C440 226 458 180 456 126L492 144C516 190 500 250 462 280C432 282 408 262 402 232Z';

/** The narrow edge of a V-neck. */
const vEdge = symmetric(
  [0, 290],
  [
    [26, 240, 56, 192, 52, 130],
    [68, 136],
    [74, 200, 40, 262, 0, 312],
  ],
);

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const hasBow = look.pick('front', ...forms.blouse.front) === 'bow';
  const collar = hasBow ? 'band' : look.pick<'flat' | 'v' | 'band'>('collar', 'flat', 'v', 'band');
  const name = look.pick<keyof typeof cuts>('cut', 'straight', 'peplum', 'boxy');
  const cut: Cut = {
    ...cuts[name],
    neck: 52,
    neckDepth: collar === 'v' ? 290 : 226,
    isVNeck: collar === 'v',
    hemY: name === 'peplum' ? look.range('hem', 560, 600) : look.range('hem', 600, 640),
    waistY: name === 'peplum' ? 430 : 470,
    sleeve: look.pick('sleeve', 400, 330, 400),
    cuff: 46,
  };
  const ink = mix(contrast(colour, 0.5), look.accent, 0.5);
  const weave = look.pick<string | undefined>(
    'weave',
    undefined,
    bars(shade(colour, 0.16), 26, 3, { opacity: 0.8 }),
    undefined,
    dots(ink, ink, 40, 7, 0.55),
  );
  const shell = tint(colour, 0.35);
  const edge = (outline: string): string =>
    draped(pen, { outline, colour: tint(colour, 0.04), weave, roundness: 0.2, softness: 4 });
  const collars = { flat: () => both(edge(flat)), v: () => edge(vEdge), band: () => edge(band) };
  const from = collar === 'v' ? 326 : 290;
  return garment(pen, look, {
    cut,
    cloth: { weave, drape: 1.35 },
    inside: { isLined: false, collar: 14 },
    front:
      seam(d`M400 ${from - 30}V${cut.hemY}`, colour, 2) +
      buttons(pen, 400, from, cut.hemY - 50, 5, 7, shell) +
      (name === 'peplum'
        ? seam(d`M${402 - cut.waist} 430Q400 444 ${398 + cut.waist} 430`, colour, 2.4)
        : ''),
    onSleeve: (sleeve) =>
      panel(pen, { outline: sleeve.band(34), colour: shade(colour, 0.03), weave, depth: 0 }),
    collar: collars[collar]() + (hasBow ? bow(pen, look) : ''),
  });
};

export const blouse: Drawing = {
  pose: 'flat',
  isWorn: true,
  girth: 'full',
  place: 'wardrobe',
  focus: { x: 400, y: 270, zoom: 2 },
  draw,
};
