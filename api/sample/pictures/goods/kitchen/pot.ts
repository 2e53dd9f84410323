import { steel as silver } from '../../colours';
import { arrangements, forms } from '../../forms';
import { contact } from '../../parts/shadow';
import { d, ellipse, line, path, place } from '../../parts/svg';
import { shade } from '../../parts/tint';
import { streak } from '../../parts/trim';
import type { Draw, Drawing } from '../drawing';
import { type Cookware, leaningLid, lid, mouth } from './pot-lids';

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

const covered = (ware: Cookware): string =>
  contact(ware.pen, 404, 648, ware.r + 8, 32) + ears(ware) + body(ware) + lid(ware);

/** Without its lid, which leans on it. */
const leaning = (ware: Cookware): string =>
  contact(ware.pen, 404, 648, ware.r + 8, 32) +
  ears(ware) +
  body(ware) +
  mouth(ware) +
  leaningLid(ware);

/** With its lid, on a round wooden trivet. */
function onTrivet(ware: Cookware): string {
  const { pen, r } = ware;
  const wide = r + 26;
  return (
    contact(pen, 404, 668, wide + 6, 30) +
    ellipse(400, 662, wide, wide * 0.15, shade('#b98250', 0.34)) +
    ellipse(400, 650, wide, wide * 0.15, pen.lit('#c69058', 0.6)) +
    ellipse(400, 650, wide - 14, wide * 0.15 - 5, 'none', {
      stroke: '#8a5a33',
      'stroke-width': 3,
      'stroke-opacity': 0.4,
    }) +
    ellipse(404, 646, r + 4, r * 0.13, '#1c1a24', { opacity: 0.4 }) +
    place(ears(ware) + body(ware) + lid(ware), { y: -10 })
  );
}

const drawArrangement = {
  covered,
  leaning: (ware: Cookware) => place(leaning(ware), { x: -46 }),
  trivet: onTrivet,
};

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const arrangement = look.pick('arrangement', ...arrangements.pot);
  const isLow = look.pick('depth', ...forms.pot.depth) === 'low';
  // A lid that leans on a wide pot needs room beside it.
  const r = isLow ? look.range('girth', 222, 240) : look.range('girth', 176, 208);
  return drawArrangement[arrangement]({
    pen,
    colour,
    isSteel: colour === silver,
    isGlass: look.pick('lid', ...forms.pot.lid) === 'glass',
    trim: look.pick('trim', '#c9ccd1', '#caa45e', '#2c2c30'),
    r: arrangement === 'leaning' ? Math.min(r, 206) : r,
    top: isLow ? look.range('top', 486, 504) : look.range('top', 350, 410),
  });
};

export const pot: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'counter',
  rise: 30,
  focus: { x: 330, y: 420, zoom: 1.7 },
  draw,
};
