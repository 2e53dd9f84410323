import { panel } from '../../parts/cloth';
import { contact } from '../../parts/shadow';
import { rounded, symmetric } from '../../parts/shape';
import { both, d, line, rect, stitch } from '../../parts/svg';
import { contrast, mix, shade, tint } from '../../parts/tint';
import { gleam, seam } from '../../parts/trim';
import type { Draw, Drawing } from '../drawing';

const zipAcross = (metal: string, colour: string): string =>
  line('M280 462H520', shade(colour, 0.55), 10) +
  stitch('M280 462H520', tint(colour, 0.4), 4) +
  line('M514 462l22 20', metal, 8);

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const body = symmetric(
    [0, 170],
    [
      [90, 168, 168, 200, 178, 290],
      [192, 400, 196, 540, 190, 610],
      [186, 642, 170, 652, 140, 652],
      [0, 652],
    ],
  );
  const pocket = rounded(256, 430, 288, 190, look.range('pocket', 26, 70));
  const side = 'M570 440C606 444 622 470 622 530C622 590 614 634 580 644Z';
  const trim = look.pick('trim', '#b07a45', mix('#2c2c30', colour, 0.25), look.accent);
  const flap = symmetric(
    [0, 176],
    [
      [100, 174, 168, 210, 178, 300],
      [182, 350, 182, 380, 178, 400],
      [120, 424, 60, 430, 0, 430],
    ],
  );
  const top = look.pick('top', 'zip', 'flap');
  const strapY = 330;
  const straps = [330, 470]
    .map(
      (x) =>
        rect(x - 15, 372, 30, 150, 6, pen.lit(trim)) +
        stitch(d`M${x - 9} 380v134M${x + 9} 380v134`, tint(trim, 0.5), 2) +
        rect(x - 22, 446, 44, 32, 6, 'none', { stroke: pen.metal('#d3c08a'), 'stroke-width': 7 }),
    )
    .join('');
  return (
    contact(pen, 410, 646, 210, 32) +
    line('M350 190C350 110 450 110 450 190', shade(colour, 0.45), 22) +
    line('M350 188C350 112 450 112 450 188', tint(colour, 0.05), 12) +
    both(panel(pen, { outline: side, colour: shade(colour, 0.16), depth: 0.8 })) +
    panel(pen, {
      outline: body,
      colour,
      depth: 1.9,
      folds: [{ d: 'M250 420Q280 380 300 260', width: 20, strength: 0.16 }],
    }) +
    (top === 'zip'
      ? line('M246 420C226 250 270 214 400 212S574 250 554 420', shade(colour, 0.55), 11) +
        stitch('M246 420C226 250 270 214 400 212S574 250 554 420', tint(colour, 0.4), 4) +
        line('M550 400l16 44', pen.metal('#cfd2d6'), 8) +
        rect(340, 260, 120, 60, 8, trim) +
        stitch('M348 268h104v44h-104Z', tint(trim, 0.5), 2) +
        line(d`M262 ${strapY + 50}H538`, shade(colour, 0.4), 10) +
        line(d`M262 ${strapY + 46}H538`, tint(colour, 0.3), 2, { opacity: 0.6 })
      : panel(pen, { outline: flap, colour: tint(colour, 0.1), depth: 1.3 }) +
        line('M224 402C290 426 510 426 576 402', shade(colour, 0.55), 5, { opacity: 0.7 }) +
        stitch('M228 390C290 414 510 414 572 390', contrast(colour, 0.5), 2.4)) +
    panel(pen, { outline: pocket, colour: tint(colour, 0.03), depth: 1.2 }) +
    (top === 'zip' ? zipAcross(pen.metal('#cfd2d6'), colour) : straps) +
    seam('M400 520V610', colour, 2) +
    rect(466, 560, 48, 28, 4, trim) +
    rect(474, 572, 30, 4, 2, tint(trim, 0.7)) +
    gleam(pen, 'M236 300C244 250 270 222 310 214C280 250 266 300 262 400L240 402Z', 0.25)
  );
};

export const backpack: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'hallway',
  focus: { x: 430, y: 430, zoom: 1.8 },
  draw,
};
