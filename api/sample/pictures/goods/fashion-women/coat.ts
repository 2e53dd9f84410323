import { forms } from '../../forms';
import { panel } from '../../parts/cloth';
import { type Cut, cuffOf, upper } from '../../parts/garment';
import type { Pen } from '../../parts/pen';
import { symmetric } from '../../parts/shape';
import { both, d, group, mirrored, n } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { buttons, seam } from '../../parts/trim';
import { checks, twill } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

/** Where the hem ends, and the scale at which the whole coat fits on the sheet. */
const lengths = {
  long: { hemY: 910, flare: 20, scale: 0.78 },
  half: { hemY: 730, flare: 8, scale: 0.98 },
  short: { hemY: 600, flare: 0, scale: 1.12 },
} as const;

const necklines = { lapel: 250, stand: 190, round: 206 } as const;

interface Front {
  colour: string;
  isBelted: boolean;
  hemY: number;
}

/** Notched lapels over a double row of buttons. */
function lapels(pen: Pen, { colour, isBelted, hemY }: Front): string {
  const lapel = 'M458 128C470 190 440 260 404 330L452 300L520 268L500 220L530 196L486 136Z';
  const collar = 'M458 126C452 170 444 200 434 228L500 222L530 196L484 132Z';
  const rows = [-1, 1].map((side) =>
    buttons(
      pen,
      400 + side * 44,
      372,
      isBelted ? 420 : 560,
      isBelted ? 2 : 3,
      12,
      shade(colour, 0.45),
    ),
  );
  return (
    seam(d`M430 330V${hemY}`, colour, 3) +
    mirrored(panel(pen, { outline: lapel, colour: tint(colour, 0.05), folds: [] })) +
    panel(pen, { outline: lapel, colour: tint(colour, 0.05) }) +
    both(panel(pen, { outline: collar, colour, depth: 0 })) +
    rows.join('')
  );
}

/** One row of buttons down the middle, to the belt or almost to the hem. */
const singleRow = (pen: Pen, { colour, isBelted, hemY }: Front): string =>
  seam(d`M418 200V${hemY}`, colour, 3) +
  buttons(pen, 400, 262, isBelted ? 400 : 540, isBelted ? 2 : 4, 13, shade(colour, 0.45));

function standCollar(pen: Pen, front: Front): string {
  const band = symmetric(
    [0, 112],
    [
      [44, 106, 70, 112, 76, 142],
      [80, 188, 44, 212, 0, 216],
    ],
  );
  const outline = { outline: band, colour: tint(front.colour, 0.04), depth: 0.8 };
  return (
    singleRow(pen, front) +
    panel(pen, { ...outline, folds: [{ d: 'M334 150Q400 190 466 150', width: 10 }] }) +
    seam('M400 150V216', front.colour, 3)
  );
}

function roundCollar(pen: Pen, front: Front): string {
  const leaf =
    'M402 214C440 212 462 178 460 130L506 150C528 206 504 274 452 278C420 280 402 254 402 214Z';
  const half = panel(pen, { outline: leaf, colour: tint(front.colour, 0.06), depth: 0.7 });
  return singleRow(pen, front) + both(half);
}

function beltOf(pen: Pen, { colour }: Front, waist: number): string {
  const knot = group(
    panel(pen, { outline: 'M392 462L430 470L460 610L424 616Z', colour, depth: 0 }) +
      panel(pen, { outline: 'M400 462L376 470L364 570L396 574Z', colour, depth: 0 }) +
      panel(pen, { outline: 'M382 440h40v40h-40Z', colour, depth: 0 }),
    {},
  );
  const strap = d`M${400 - waist - 3} 446h${waist * 2 + 6}v30h${-waist * 2 - 6}Z`;
  return panel(pen, { outline: strap, colour: shade(colour, 0.06), depth: 0 }) + knot;
}

/** Centred on the sheet at the scale of its length. */
const fitted = (coat: string, hemY: number, scale: number): string => {
  const top = 400 - ((hemY - 112) * scale) / 2;
  return group(coat, {
    transform: `translate(${n(400 - 400 * scale)} ${n(top - 112 * scale)}) scale(${scale})`,
  });
};

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const length = look.pick('length', ...forms.coat.length);
  const { hemY, flare, scale } = lengths[length];
  const collar = look.pick('collar', ...forms.coat.collar);
  const cut: Cut = {
    neck: 60,
    shoulder: 158,
    chest: 158,
    waist: look.range('waist', 138, 156),
    hem: look.range('hem', 170, 186) + flare,
    neckDepth: necklines[collar],
    hemY,
    sleeve: 430,
    cuff: 62,
  };
  // A weave covers one sheet, and a long coat is drawn longer than that.
  const weave =
    length === 'long'
      ? undefined
      : look.pick('weave', twill(colour, 7), undefined, checks(shade(colour, 0.4), 90));
  const { outer, inner } = cuffOf(cut);
  const strap = d`M${outer[0] - 2} ${outer[1] - 60}L${inner[0] - 2} ${inner[1] - 56}l2 20L${outer[0]} ${outer[1] - 40}Z`;
  const front: Front = {
    colour,
    isBelted: look.pick('belt', ...forms.coat.belt) === 'belted',
    hemY,
  };
  const coat =
    upper(pen, cut, { colour, weave, depth: 1.4 }, [
      { d: d`M330 ${hemY}Q340 600 352 500`, width: 22, strength: 0.26 },
      { d: d`M480 ${hemY}Q476 590 462 500`, width: 22, strength: 0.26 },
      { d: 'M258 330Q320 400 330 450', width: 20, strength: 0.22 },
      { d: 'M546 330Q480 400 470 450', width: 20, strength: 0.22 },
    ]) +
    both(panel(pen, { outline: strap, colour: shade(colour, 0.06), depth: 0 })) +
    both(panel(pen, { outline: 'M470 530L548 512L554 534L474 554Z', colour, depth: 0 })) +
    { lapel: lapels, stand: standCollar, round: roundCollar }[collar](pen, front) +
    (front.isBelted ? beltOf(pen, front, cut.waist) : '');
  return fitted(coat, hemY, scale);
};

export const coat: Drawing = {
  pose: 'flat',
  girth: 'full',
  place: 'wardrobe',
  focus: { x: 420, y: 270, zoom: 2 },
  draw,
};
