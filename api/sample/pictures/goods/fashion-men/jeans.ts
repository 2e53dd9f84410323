import { forms } from '../../forms';
import { panel } from '../../parts/cloth';
import { crease, draped } from '../../parts/garment';
import { bottoms, waistInside } from '../../parts/garment/bottoms';
import { symmetric } from '../../parts/shape';
import { both, circle, d, ellipse, path, rect, stitch } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { button, inside, seam } from '../../parts/trim';
import { twill } from '../../parts/weave';
import type { Draw, Drawing, Look } from '../drawing';

/** Distances from the middle line: outer edge at the knee and at the hem, inner edge at the hem (`gap`). */
const legs = {
  slim: { knee: 142, hem: 122, gap: 34 },
  straight: { knee: 158, hem: 158, gap: 30 },
  wide: { knee: 176, hem: 206, gap: 26 },
} as const;

const band = symmetric(
  [0, 104],
  [
    [118, 96],
    [124, 134],
    [66, 146, 30, 148, 0, 148],
  ],
);

const halfLeg = ({ knee, hem, gap }: (typeof legs)[keyof typeof legs], hemY: number): string =>
  d`M400 116L520 104C534 190 548 250 552 300C556 380 ${400 + knee} 440 ${400 + knee} 520C${400 + knee} 600 ${400 + hem} 640 ${400 + hem} ${hemY}Q${400 + (hem + gap) / 2} ${hemY + 9} ${400 + gap} ${hemY + 3}C${400 + gap} 560 ${400 + gap * 0.6} 420 402 336Z`;

function creases(
  { colour }: Look,
  { knee, gap }: (typeof legs)[keyof typeof legs],
  hemY: number,
): string {
  const at = (share: number): number => 400 + gap + (knee - gap) * share;
  return (
    crease(colour, [404, 322], [500, 276], -10, 9, 0.4) +
    crease(colour, [404, 336], [486, 330], -8, 8, 0.36) +
    crease(colour, [404, 352], [470, 392], 8, 8, 0.3) +
    crease(colour, [at(1), 486], [at(0.3), 508], 8, 8, 0.36) +
    crease(colour, [at(0), 520], [at(0.7), 530], -8, 7, 0.34) +
    crease(colour, [at(1), 548], [at(0.4), 556], 6, 6, 0.28) +
    crease(colour, [at(0.1), hemY - 60], [at(0.8), hemY - 42], 8, 8, 0.32) +
    crease(colour, [at(0.95), hemY - 84], [at(0.3), hemY - 74], 6, 6, 0.26)
  );
}

const back = symmetric(
  [0, 78],
  [
    [60, 80, 100, 86, 118, 98],
    [90, 120, 40, 126, 0, 126],
  ],
);

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const thread = look.pick('thread', '#d9a35a', '#d9a35a', tint(colour, 0.5));
  const leg = legs[look.pick('leg', ...forms.jeans.leg)];
  const hemY = look.range('hem', 690, 720);
  const weave = twill(colour, 5);
  const outline = halfLeg(leg, hemY);
  const faded = look.pick('wash', 0.34, 0.1, 0.5);
  const rivet = (x: number, y: number): string => circle(x, y, 4.5, pen.ball('#c58a4a'));
  const isRolled = look.pick('rolled', false, false, true);
  const right =
    draped(pen, {
      outline,
      colour,
      weave,
      folds: creases(look, leg, hemY),
      roundness: 0.5,
      softness: 4.5,
    }) +
    inside(
      pen,
      outline,
      ellipse(400 + leg.knee * 0.56, 420, 40, 150, tint(colour, 0.7), {
        opacity: faded,
        filter: pen.blur(20),
      }),
    ) +
    path('M440 140Q446 190 532 200L526 138Z', shade(colour, 0.14)) +
    stitch('M436 140Q440 196 538 206', thread, 2.2) +
    stitch('M446 140Q452 186 536 196', thread, 2.2) +
    rivet(446, 150) +
    rivet(530, 194) +
    seam(d`M540 210C556 330 ${394 + leg.knee} 460 ${392 + leg.hem} ${hemY}`, colour, 2) +
    (isRolled
      ? panel(pen, {
          outline: d`M${398 + leg.gap} ${hemY - 44}Q${400 + (leg.hem + leg.gap) / 2} ${hemY - 38} ${404 + leg.hem} ${hemY - 46}V${hemY + 2}Q${400 + (leg.hem + leg.gap) / 2} ${hemY + 12} ${398 + leg.gap} ${hemY + 6}Z`,
          colour: tint(colour, 0.4),
          weave,
          depth: 0,
        })
      : stitch(
          d`M${402 + leg.gap} ${hemY - 16}Q${400 + (leg.hem + leg.gap) / 2} ${hemY - 10} ${398 + leg.hem} ${hemY - 18}`,
          thread,
          2.2,
        ));
  const loop = (x: number): string =>
    rect(x - 7, 98, 14, 52, 3, shade(colour, 0.1)) +
    stitch(d`M${x - 3} 102v42M${x + 3} 102v42`, thread, 1.6);
  const trousers =
    waistInside(pen, back, colour) +
    both(right) +
    seam('M400 146V336', colour, 3) +
    stitch('M412 148V262Q412 296 400 308', thread, 2.2) +
    panel(pen, { outline: band, colour, weave, depth: 0 }) +
    stitch('M284 108Q400 120 516 108M280 132Q400 146 520 132', thread, 2.2) +
    [316, 484].map(loop).join('') +
    button(pen, 400, 126, 11, '#c58a4a');
  return bottoms(pen, look, trousers, { outline, hemY, isSkirt: false });
};

export const jeans: Drawing = {
  pose: 'flat',
  isWorn: true,
  girth: 'slim',
  place: 'rack',
  focus: { x: 430, y: 210, zoom: 2.1 },
  draw,
};
