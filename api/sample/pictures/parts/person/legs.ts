/** Legs and shoes, in the coordinates of upper garments: the waist is near y = 500, the feet stand on `GROUND_Y`. */
import { crease, draped } from '../garment/drape';
import type { Pen } from '../pen';
import { ink } from '../shadow';
import { d, ellipse, line, mirrored, path, place, rect, stitch } from '../svg';
import { contrast, tint } from '../tint';
import type { Wearer } from './wearer';

const GROUND_Y = 1_180;

/** A shoe from the front, its ankle at 0, 0. */
const shoeFront = (pen: Pen, colour: string): string =>
  path('M-34 36H48V50Q6 62 -36 50Z', tint(colour, 0.6)) +
  path(
    'M-26 -26C-30 -2 -38 16 -36 38C-10 50 30 50 48 36C46 12 28 -4 26 -26Z',
    pen.lit(colour, 0.8),
  ) +
  line('M-12 2Q2 8 18 0M-14 14Q4 20 24 12', contrast(colour, 0.4), 4, { opacity: 0.5 });

/** The shaft of an ankle boot, its ankle at 0, 0. */
const bootShaft = (pen: Pen, colour: string): string =>
  path(
    'M-33 -124Q0 -114 33 -124C31 -80 26 -40 30 -6Q2 10 -30 -2C-26 -40 -31 -80 -33 -124Z',
    pen.round(colour, 0.7),
  ) + line('M-31 -120Q0 -110 31 -120', tint(colour, 0.3), 4, { opacity: 0.6 });

/** What a person leaves on the floor: a dark touch at each foot and a soft cast to the right. */
export const shadowOnFloor = (pen: Pen, y: number): string =>
  ellipse(452, y + 2, 260, 26, ink, { opacity: 0.2, filter: pen.blur(10, 30) }) +
  ellipse(408, y, 160, 13, ink, { opacity: 0.42, filter: pen.blur(5, 30) });

/** The shadow of a garment on the legs below its hem. */
const hemShadow = (pen: Pen, hemY: number): string =>
  rect(
    340,
    hemY - 70,
    260,
    150,
    0,
    pen.linear(
      [
        [0, ink, 0.6],
        [0.55, ink, 0.4],
        [1, ink, 0],
      ],
      [0, 0],
      [0, 1],
    ),
  );

const trouserLeg = (hip: number): string =>
  d`M400 430H${400 + hip}C${412 + hip} 600 ${402 + hip} 720 522 860C512 960 506 1060 504 1140Q464 1152 430 1142C430 1020 424 900 405 770L400 634Z`;

function trousers(pen: Pen, { ownCloth, isDenim }: Wearer, hip: number, hemY: number): string {
  const seams = isDenim
    ? stitch(d`M${392 + hip} 560C${398 + hip} 700 ${386 + hip} 760 512 880`, '#c9a06a', 2) +
      stitch('M434 1124Q468 1134 502 1122', '#c9a06a', 2)
    : line('M462 640C474 800 472 980 468 1140', tint(ownCloth, 0.4), 3, { opacity: 0.5 });
  return (
    draped(pen, {
      outline: trouserLeg(hip),
      colour: ownCloth,
      roundness: isDenim ? 0.46 : 0.54,
      softness: 4,
      folds:
        crease(ownCloth, [404, 640], [492, 600], -10, 10, 0.4) +
        crease(ownCloth, [406, 660], [482, 662], -8, 8, 0.34) +
        crease(ownCloth, [524, 846], [446, 866], 8, 9, 0.4) +
        crease(ownCloth, [432, 884], [506, 896], -8, 8, 0.36) +
        crease(ownCloth, [436, 1086], [502, 1100], 8, 9, 0.4) +
        crease(ownCloth, [502, 1052], [448, 1064], 6, 7, 0.3) +
        hemShadow(pen, hemY),
    }) + seams
  );
}

const legColourOf = ({ legwear, skin, tights }: Wearer): string =>
  legwear === 'tights' ? tights : skin;

const PLAIN_LEG =
  'M400 480H516C524 640 518 740 502 850C512 940 496 1040 480 1130V1160H444V1130C440 1040 426 960 428 870C424 780 412 660 400 600Z';

/** A leg without trousers: bare or in tights. */
function plainLeg(pen: Pen, wearer: Wearer, hemY: number): string {
  const colour = legColourOf(wearer);
  return draped(pen, {
    outline: PLAIN_LEG,
    colour,
    roundness: 0.5,
    folds: crease(colour, [440, 862], [494, 866], 8, 5, 0.16) + hemShadow(pen, hemY),
  });
}

/** Both legs: one a little forward and turned out, as people stand. */
export function legsOf(pen: Pen, wearer: Wearer, hip: number, hemY: number): string {
  const forward = 'translate(400 480) skewX(-2.5) translate(-400 -480)';
  const outline = wearer.legwear === 'trousers' ? trouserLeg(hip) : PLAIN_LEG;
  const foot = { x: 466, y: GROUND_Y - 44 };
  const leg =
    place(shoeFront(pen, wearer.shoe), foot) +
    (wearer.legwear === 'trousers'
      ? trousers(pen, wearer, hip, hemY)
      : plainLeg(pen, wearer, hemY)) +
    (wearer.legwear === 'tights' ? place(bootShaft(pen, wearer.shoe), foot) : '');
  return (
    shadowOnFloor(pen, GROUND_Y + 4) +
    mirrored(pen.copy(leg, { transform: 'translate(0 -14)' })) +
    pen.copy(leg, { transform: forward }) +
    // The leg away from the light is darker.
    pen.shape(outline, { fill: ink, 'fill-opacity': 0.14, transform: forward })
  );
}

/** Height (y) of the soles below a skirt or trousers that end at `hemY`. */
export const soleYBelow = (hemY: number, isSkirt: boolean): number =>
  (isSkirt ? Math.max(hemY + 120, 880) : hemY + 10) + 48;

/** The lower leg and the shoe below a skirt or trousers that end at `hemY`. */
export function lowerLeg(pen: Pen, wearer: Wearer, hemY: number, isSkirt: boolean): string {
  if (!isSkirt) return place(shoeFront(pen, wearer.shoe), { x: 490, y: hemY + 10 });
  const ground = soleYBelow(hemY, isSkirt) - 48;
  const calfY = hemY + (ground - hemY) * 0.3;
  const foot = { x: 444, y: ground };
  const calf = draped(pen, {
    outline: d`M408 ${hemY - 60}H486C494 ${hemY} 492 ${calfY} 484 ${calfY + 40}C476 ${ground - 110} 466 ${ground - 70} 464 ${ground - 4}H428C426 ${ground - 70} 420 ${ground - 110} 414 ${calfY + 40}C408 ${calfY} 406 ${hemY} 408 ${hemY - 60}Z`,
    colour: legColourOf(wearer),
    roundness: 0.5,
    folds: hemShadow(pen, hemY),
  });
  return (
    place(shoeFront(pen, wearer.shoe), foot) +
    calf +
    (wearer.legwear === 'tights' ? place(bootShaft(pen, wearer.shoe), foot) : '')
  );
}
