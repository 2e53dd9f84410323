import { forms } from '../../forms';
import { panel } from '../../parts/cloth';
import { type Cut, crease, draped, garment, hemBand, neckInHood } from '../../parts/garment';
import { symmetric } from '../../parts/shape';
import { both, circle, d, line, path, stitch } from '../../parts/svg';
import { contrast, shade, tint } from '../../parts/tint';
import { tag, zip } from '../../parts/trim';
import { ribs } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const cuts = {
  regular: { shoulder: 160, chest: 164, waist: 164, hem: 150, hemY: 640, tipY: 190 },
  over: { shoulder: 186, chest: 192, waist: 194, hem: 176, hemY: 636, tipY: 208, puff: 14 },
  cropped: { shoulder: 170, chest: 176, waist: 176, hem: 158, hemY: 576, tipY: 196, puff: 12 },
} as const;

const hood = symmetric(
  [0, 88],
  [
    [60, 84, 122, 96, 118, 170],
    [110, 214, 60, 250, 0, 266],
  ],
);
const lining = symmetric(
  [0, 118],
  [
    [40, 114, 76, 122, 74, 166],
    [58, 210, 30, 230, 0, 242],
  ],
);

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const name = look.pick<keyof typeof cuts>('cut', 'regular', 'over', 'cropped');
  const cut: Cut = { ...cuts[name], neck: 66, neckDepth: 200, sleeve: 428, cuff: 60 };
  const { hemY } = cut;
  const rib = ribs(colour, 9);
  const zipped = look.pick('front', ...forms.hoodie.front) === 'zipped';
  const pouch = symmetric(
    [0, hemY - 172],
    [
      [84, hemY - 172],
      [124, hemY - 90],
      [124, hemY - 50],
      [0, hemY - 46],
    ],
  );
  const cordColour = look.pick('cord', tint(colour, 0.6), contrast(colour, 0.6), look.accent);
  const cord = (x: number, lean: number): string =>
    line(d`M${x} 236q${lean} 50 ${lean * 0.4} 110`, shade(cordColour, 0.4), 8, { opacity: 0.4 }) +
    line(d`M${x} 234q${lean} 50 ${lean * 0.4} 110`, cordColour, 6) +
    line(d`M${x + lean * 0.4} 338v18`, '#b9bcc2', 7);
  const inner = look.pick('lining', shade(colour, 0.3), tint(shade(colour, 0.12), 0.1));
  return garment(pen, look, {
    cut,
    cloth: { drape: 1.1 },
    inside: { isLined: false, collar: 16 },
    front:
      draped(pen, {
        outline: pouch,
        colour,
        roundness: 0.2,
        softness: 5,
        folds: crease(colour, [320, hemY - 60], [360, hemY - 150], 6, 7, 0.3),
      }) +
      both(stitch(d`M488 ${hemY - 166}L518 ${hemY - 92}V${hemY - 54}`, contrast(colour, 0.5), 2)) +
      panel(pen, { outline: hemBand(cut, 44), colour, weave: rib, depth: 0 }) +
      (zipped
        ? zip(pen, 400, 240, hemY, colour)
        : look.pick('patch', '', tag(452, 300, 40, 22, look.accent))),
    onSleeve: (sleeve) => panel(pen, { outline: sleeve.band(46), colour, weave: rib, depth: 0 }),
    collar:
      draped(pen, {
        outline: hood,
        colour,
        softness: 7,
        folds:
          crease(colour, [322, 224], [340, 112], -18, 10, 0.4) +
          crease(colour, [478, 224], [460, 112], 18, 10, 0.4) +
          crease(colour, [340, 240], [396, 258], 6, 6, 0.3),
      }) +
      path(
        lining,
        pen.linear(
          [
            [0, shade(inner, 0.34)],
            [0.7, inner],
            [1, shade(inner, 0.2)],
          ],
          [0, 0],
          [0, 1],
        ),
      ) +
      stitch('M326 166C326 130 356 122 400 124S474 130 474 166', tint(inner, 0.4), 1.6) +
      neckInHood(pen, look, lining) +
      both(circle(444, 230, 6, 'none', { stroke: '#c6c9ce', 'stroke-width': 4 })) +
      cord(358, -10) +
      cord(442, 12),
  });
};

export const hoodie: Drawing = {
  pose: 'flat',
  isWorn: true,
  girth: 'full',
  place: 'wardrobe',
  focus: { x: 400, y: 260, zoom: 1.9 },
  draw,
};
