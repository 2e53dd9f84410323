/** The lids of a pot, and what is visible below a clear one. */
import type { Pen } from '../../parts/pen';
import { contact } from '../../parts/shadow';
import { circle, d, ellipse, line, path } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { gleam } from '../../parts/trim';
import { cylinder } from '../../parts/vessel';

/** The sizes and materials of one pot. */
export interface Cookware {
  readonly pen: Pen;
  readonly colour: string;
  readonly isSteel: boolean;
  readonly isGlass: boolean;
  readonly trim: string;
  /** Half the width, and the height of the rim. */
  readonly r: number;
  readonly top: number;
}

/** The inside of a pot without its lid. */
export const mouth = ({ pen, colour, isSteel, r, top }: Cookware): string =>
  ellipse(400, top, r + 2, r * 0.19, isSteel ? pen.metal(colour) : tint(colour, 0.25)) +
  ellipse(
    400,
    top + 2,
    r - 10,
    r * 0.19 - 7,
    pen.linear(
      [
        [0, isSteel ? '#7e838a' : shade('#efe7da', 0.35)],
        [1, isSteel ? '#c9cdd2' : '#efe7da'],
      ],
      [0, 0],
      [0, 1],
    ),
  );

/** A stew in the pot, which is visible through a glass lid. */
const stew = ({ pen, r, top }: Cookware): string => {
  const y = top + 6;
  const [rx, ry] = [r - 18, r * 0.19 - 12];
  const piece = (x: number, dy: number, size: number, colour: string): string =>
    ellipse(400 + rx * x, y + ry * dy, rx * size, ry * size * 1.3, pen.ball(colour, 0.5));
  return (
    ellipse(400, y, rx, ry, pen.lit('#b9502c', 0.5)) +
    piece(-0.5, -0.1, 0.16, '#f3ead6') +
    piece(-0.12, 0.34, 0.15, '#e79a3c') +
    piece(0.2, -0.3, 0.17, '#f6efdf') +
    piece(0.52, 0.22, 0.14, '#7f9d4e') +
    piece(-0.3, -0.52, 0.12, '#6f9148') +
    piece(0.66, -0.2, 0.11, '#e79a3c')
  );
};

/** The outline of a lid on the pot. */
const domeOf = ({ r, top }: Cookware): string =>
  d`M${400 - r - 4} ${top}C${400 - r * 0.86} ${top - 96} ${400 - r * 0.3} ${top - 116} 400 ${top - 116}S${400 + r * 0.86} ${top - 96} ${400 + r + 4} ${top}A${r + 4} ${r * 0.17} 0 0 1 ${400 - r - 4} ${top}Z`;

/** A clear dome with a steel rim and a steam vent; the inside of the pot is visible through it. */
const glassLid = (ware: Cookware): string => {
  const { pen, r, top } = ware;
  const dome = domeOf(ware);
  return (
    mouth(ware) +
    stew(ware) +
    path(
      dome,
      pen.linear([
        [0, '#6f858d', 0.62],
        [0.1, '#dbe7ea', 0.34],
        [0.3, '#ffffff', 0.14],
        [0.62, '#ffffff', 0.06],
        [0.86, '#cfdde2', 0.3],
        [1, '#6f858d', 0.62],
      ]),
      { stroke: '#8fa3aa', 'stroke-width': 3, 'stroke-opacity': 0.7 },
    ) +
    line(
      d`M${398 - r} ${top}A${r + 2} ${r * 0.17} 0 0 0 ${402 + r} ${top}`,
      pen.metal('#d5d8dc'),
      12,
    ) +
    ellipse(400 + r * 0.5, top - 78, 9, 6, '#8d9197') +
    ellipse(400 + r * 0.5, top - 79, 5, 3, '#4c5055') +
    path(
      d`M${400 + r * 0.62} ${top - 22}C${400 + r * 0.7} ${top - 50} ${400 + r * 0.6} ${top - 72} ${400 + r * 0.44} ${top - 88}C${400 + r * 0.56} ${top - 62} ${400 + r * 0.58} ${top - 40} ${400 + r * 0.54} ${top - 20}Z`,
      '#ffffff',
      { opacity: 0.35 },
    )
  );
};

const solidLid = (ware: Cookware): string => {
  const { pen, colour, isSteel, r, top } = ware;
  return (
    path(domeOf(ware), isSteel ? pen.metal(colour) : pen.round(tint(colour, 0.05))) +
    line(d`M${396 - r} ${top}A${r + 4} ${r * 0.17} 0 0 0 ${404 + r} ${top}`, tint(colour, 0.5), 4, {
      opacity: 0.7,
    })
  );
};

/** The lid on the pot, with its highlight and its knob. */
export function lid(ware: Cookware): string {
  const { pen, isSteel, isGlass, trim, r, top } = ware;
  return (
    (isGlass ? glassLid(ware) : solidLid(ware)) +
    gleam(
      pen,
      d`M${424 - r} ${top - 22}C${440 - r * 0.8} ${top - 80} ${400 - r * 0.4} ${top - 100} ${400 - r * 0.2} ${top - 106}C${400 - r * 0.5} ${top - 80} ${400 - r * 0.7} ${top - 40} ${446 - r} ${top - 16}Z`,
      0.7,
    ) +
    cylinder(pen, {
      cx: 400,
      top: top - 134,
      bottom: top - 112,
      r: 16,
      colour: '#b9bcc1',
      finish: 'metal',
    }) +
    ellipse(400, top - 144, 42, 20, pen.ball(isSteel ? '#2c2c30' : trim))
  );
}

/** Clear glass in a steel rim, seen from above: what is behind it is visible. */
const leaningGlass = (pen: Pen, x: number, y: number): string =>
  ellipse(x, y, 104, 128, '#eef4f5', { opacity: 0.3 }) +
  ellipse(
    x,
    y,
    104,
    128,
    pen.radial([
      [0.5, '#ffffff', 0.08],
      [0.86, '#c4d4d9', 0.4],
      [1, '#70868e', 0.6],
    ]),
  ) +
  ellipse(x, y, 106, 130, 'none', { stroke: pen.metal('#d5d8dc'), 'stroke-width': 12 }) +
  path(
    d`M${x - 78} ${y - 40}Q${x - 50} ${y - 100} ${x + 6} ${y - 108}Q${x - 46} ${y - 70} ${x - 60} ${y - 12}Z`,
    '#ffffff',
    {
      opacity: 0.5,
    },
  ) +
  circle(x + 44, y - 64, 7, '#8d9197');

const leaningSteel = ({ pen, colour, isSteel }: Cookware, x: number, y: number): string =>
  ellipse(x, y, 112, 136, isSteel ? pen.metal(colour) : shade(colour, 0.2)) +
  ellipse(x - 2, y - 2, 100, 124, isSteel ? pen.metal(colour) : pen.ball(colour, 0.5)) +
  ellipse(x - 2, y - 2, 64, 80, 'none', {
    stroke: shade(colour, 0.2),
    'stroke-width': 3,
    'stroke-opacity': 0.5,
  });

/** A lid seen from above, as it leans on the pot. */
export function leaningLid(ware: Cookware): string {
  const { pen, isSteel, isGlass, trim } = ware;
  const [x, y] = [604, 532];
  return (
    contact(pen, x + 6, 664, 96, 18) +
    (isGlass ? leaningGlass(pen, x, y) : leaningSteel(ware, x, y)) +
    ellipse(x - 8, y, 27, 33, '#b9bcc1') +
    ellipse(x - 14, y - 2, 25, 32, pen.ball(isSteel ? '#2c2c30' : trim))
  );
}
