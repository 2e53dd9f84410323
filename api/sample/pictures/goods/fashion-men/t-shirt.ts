import { forms } from '../../forms';
import { panel } from '../../parts/cloth';
import { bodyOf, type Cut, garment, neckBand } from '../../parts/garment';
import { circle, d, line, path, rect, stitch } from '../../parts/svg';
import { contrast, tint } from '../../parts/tint';
import { inside } from '../../parts/trim';
import { bars, ribs } from '../../parts/weave';
import type { Draw, Drawing, Look } from '../drawing';

const cuts = {
  regular: { shoulder: 156, chest: 158, waist: 156, hem: 158, tipY: 184 },
  boxy: { shoulder: 184, chest: 186, waist: 188, hem: 188, tipY: 204 },
  slim: { shoulder: 146, chest: 146, waist: 138, hem: 142, tipY: 182 },
} as const;

function printOf({ accent, colour, pick }: Look): string {
  return pick<() => string>(
    'print',
    () => '',
    () =>
      rect(446, 268, 44, 30, 5, accent) +
      rect(454, 278, 28, 3, 1, tint(colour, 0.8)) +
      rect(454, 286, 20, 3, 1, tint(colour, 0.8)),
    () =>
      circle(400, 340, 62, accent) +
      path('M338 340h124v-12H338zm6 26h112v-10H344zm16 22h80v-8h-80z', colour),
    () =>
      [0, 1, 2]
        .map((i) => line(d`M330 ${320 + i * 26}q17.5 -22 35 0t35 0t35 0t35 0`, accent, 9))
        .join(''),
    () =>
      rect(330, 270, 140, 150, 4, tint(accent, 0.5)) +
      circle(436, 310, 20, '#fff7e6') +
      path('M330 420L380 340L420 388L444 362L470 420Z', accent),
  )();
}

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const isLong = look.pick('sleeve', ...forms['t-shirt'].sleeve) === 'long';
  const name = look.pick<keyof typeof cuts>('cut', 'regular', 'boxy', 'slim');
  const cut: Cut = {
    ...cuts[name],
    neck: 60,
    neckDepth: 184,
    hemY: look.range('hem', 610, 650),
    sleeve: isLong ? 428 : look.range('sleeve', 168, 206),
    cuff: isLong ? 58 : 96,
  };
  const ink = contrast(colour, 0.8);
  const stripe = look.pick<readonly [number, number]>('stripe', [52, 14], [34, 8], [80, 30]);
  const isStriped = look.pick('weave', ...forms['t-shirt'].weave) === 'striped';
  const weave = isStriped
    ? bars(contrast(colour, 0.65), stripe[0], stripe[1], { opacity: 0.85, turn: 90 })
    : undefined;
  const pocket = 'M446 262h70v74l-35 16l-35 -16Z';
  return garment(pen, look, {
    cut,
    cloth: { weave, drape: 1.15 },
    inside: { isLined: false, collar: 15 },
    front:
      stitch(
        d`M${404 - cut.hem} ${cut.hemY - 26}Q400 ${cut.hemY - 10} ${396 + cut.hem} ${cut.hemY - 26}`,
        ink,
        1.6,
        { opacity: 0.45 },
      ) +
      inside(pen, bodyOf(cut), isStriped ? '' : printOf(look)) +
      (isStriped && look.pick('pocket', true, false)
        ? panel(pen, { outline: pocket, colour, depth: 0 })
        : ''),
    onSleeve: (sleeve) => {
      const [[x1, y1], [x2, y2]] = [
        sleeve.at(isLong ? 0.96 : 0.9, 0.06),
        sleeve.at(isLong ? 0.96 : 0.9, 0.98),
      ];
      return stitch(d`M${x1} ${y1}L${x2} ${y2}`, ink, 1.6, { opacity: 0.45 });
    },
    collar: panel(pen, { outline: neckBand(cut, 18), colour, weave: ribs(colour, 7), depth: 0 }),
  });
};

export const tShirt: Drawing = {
  pose: 'flat',
  isWorn: true,
  girth: 'full',
  place: 'wardrobe',
  focus: { x: 420, y: 260, zoom: 1.9 },
  draw,
};
