import { steel as silver } from '../../colours';
import { arrangements } from '../../forms';
import type { Pen } from '../../parts/pen';
import { contact } from '../../parts/shadow';
import { d, ellipse, line, path, place } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { gleam, streak } from '../../parts/trim';
import { cylinder } from '../../parts/vessel';
import type { Draw, Drawing } from '../drawing';

/** The sizes and materials of one pot. */
interface Cookware {
  readonly pen: Pen;
  readonly colour: string;
  readonly isSteel: boolean;
  readonly isGlass: boolean;
  readonly trim: string;
  /** Half the width, and the height of the rim. */
  readonly r: number;
  readonly top: number;
}

const ears = ({ colour, isSteel, trim, r, top }: Cookware): string =>
  [-1, 1]
    .map((side) => {
      const x = 400 + side * (r - 6);
      return (
        line(
          d`M${x} ${top + 36}q${side * 74} -8 ${side * 70} 30t${-side * 66} 26`,
          shade(isSteel ? trim : colour, 0.4),
          24,
        ) +
        line(
          d`M${x} ${top + 34}q${side * 74} -8 ${side * 70} 30t${-side * 66} 26`,
          isSteel ? '#d9dce0' : colour,
          15,
        )
      );
    })
    .join('');

const body = ({ pen, colour, isSteel, r, top }: Cookware): string =>
  path(
    d`M${400 - r} ${top}V600Q${400 - r} 640 ${440 - r} 646A${r} ${r * 0.15} 0 0 0 ${360 + r} 646Q${400 + r} 640 ${400 + r} 600V${top}Z`,
    isSteel ? pen.metal(colour) : pen.round(colour),
  ) +
  (isSteel
    ? line(d`M${402 - r} 590A${r} ${r * 0.17} 0 0 0 ${398 + r} 590`, shade(colour, 0.4), 3, {
        opacity: 0.5,
      })
    : streak(pen, 424 - r, top + 40, 22, (600 - top) * 0.8, 0.5)) +
  line(
    d`M${399 - r} ${top + 10}A${r} ${r * 0.17} 0 0 0 ${401 + r} ${top + 10}`,
    shade(colour, 0.5),
    8,
    { opacity: 0.5 },
  );

/** The inside of a pot without its lid. */
const mouth = ({ pen, colour, isSteel, r, top }: Cookware): string =>
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

function lid(ware: Cookware): string {
  const { pen, colour, isSteel, isGlass, trim, r, top } = ware;
  const dome = d`M${400 - r - 4} ${top}C${400 - r * 0.86} ${top - 96} ${400 - r * 0.3} ${top - 116} 400 ${top - 116}S${400 + r * 0.86} ${top - 96} ${400 + r + 4} ${top}A${r + 4} ${r * 0.17} 0 0 1 ${400 - r - 4} ${top}Z`;
  const glass =
    path(dome, '#e8f0f2', { opacity: 0.72 }) +
    path(
      dome,
      pen.linear([
        [0, '#8aa0a8', 0.7],
        [0.3, '#ffffff', 0.5],
        [0.7, '#b9c9cf', 0.5],
        [1, '#7d939b', 0.7],
      ]),
    ) +
    line(
      d`M${398 - r} ${top}A${r + 2} ${r * 0.17} 0 0 0 ${402 + r} ${top}`,
      pen.metal('#d5d8dc'),
      13,
    );
  const solid =
    path(dome, isSteel ? pen.metal(colour) : pen.round(tint(colour, 0.05))) +
    line(d`M${396 - r} ${top}A${r + 4} ${r * 0.17} 0 0 0 ${404 + r} ${top}`, tint(colour, 0.5), 4, {
      opacity: 0.7,
    });
  return (
    (isGlass ? glass : solid) +
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

const covered = (ware: Cookware): string =>
  contact(ware.pen, 404, 648, ware.r + 8, 32) + ears(ware) + body(ware) + lid(ware);

/** A lid seen from above, as it leans on the pot. */
function leaningLid({ pen, colour, isSteel, isGlass, trim }: Cookware): string {
  const [x, y] = [604, 532];
  const metal = pen.metal('#d5d8dc');
  const face = isGlass ? '#dfe8ea' : colour;
  return (
    contact(pen, x + 6, 664, 96, 18) +
    ellipse(x, y, 112, 136, isGlass ? metal : isSteel ? pen.metal(colour) : shade(colour, 0.2)) +
    ellipse(x - 2, y - 2, 100, 124, isSteel && !isGlass ? pen.metal(colour) : pen.ball(face, 0.5)) +
    ellipse(x - 2, y - 2, 64, 80, 'none', {
      stroke: shade(face, 0.2),
      'stroke-width': 3,
      'stroke-opacity': 0.5,
    }) +
    ellipse(x - 8, y, 27, 33, '#b9bcc1') +
    ellipse(x - 14, y - 2, 25, 32, pen.ball(isSteel ? '#2c2c30' : trim))
  );
}

/** Without its lid, which leans on it. */
const open = (ware: Cookware): string =>
  contact(ware.pen, 404, 648, ware.r + 8, 32) +
  ears(ware) +
  body(ware) +
  mouth(ware) +
  leaningLid(ware);

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const arrangement = look.pick('arrangement', ...arrangements.pot);
  const isLow = arrangement === 'low';
  const ware: Cookware = {
    pen,
    colour,
    isSteel: colour === silver,
    isGlass: look.pick('lid', true, false),
    trim: look.pick('trim', '#c9ccd1', '#caa45e', '#2c2c30'),
    r: isLow ? look.range('girth', 226, 244) : look.range('girth', 176, 208),
    top: isLow ? look.range('top', 482, 500) : look.range('top', 350, 410),
  };
  return arrangement === 'open' ? place(open(ware), { x: -46 }) : covered(ware);
};

export const pot: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'counter',
  rise: 30,
  focus: { x: 330, y: 420, zoom: 1.7 },
  draw,
};
