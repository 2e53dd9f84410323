import { arrangements, forms } from '../../forms';
import { contact } from '../../parts/shadow';
import { circle, d, path } from '../../parts/svg';
import type { Draw, Drawing, Look } from '../drawing';
import { drawSet } from './plate-sets';
import { bowl, cup, lying, nested, standing, type Ware, wareOf } from './tableware';

const stack = (ware: Ware, look: Look): string => {
  const count = look.pick('count', 3, 4, 5);
  const layers = Array.from({ length: count }, (_, i) =>
    lying(ware, 430, 584 - i * 26, 226 - (i > 2 ? 46 : 0)),
  ).join('');
  return (
    contact(ware.pen, 300, 560, 150, 20) +
    look.pick('back', standing(ware, 276, 380, 176), '') +
    contact(ware.pen, 440, 654, 220, 30) +
    layers +
    bowl(ware, 430, 584 - count * 26 - 86)
  );
};

/** A place laid for one: a plate with a bowl on it, a side plate and a cup. */
const setting = (ware: Ware): string =>
  contact(ware.pen, 246, 548, 130, 18) +
  lying(ware, 246, 506, 132) +
  contact(ware.pen, 590, 560, 70, 14) +
  cup(ware, 590, 438) +
  contact(ware.pen, 408, 662, 250, 28) +
  lying(ware, 404, 606, 262) +
  bowl(ware, 404, 508, 1.1);

/** Three plates standing one behind the other, the smallest in front. */
const fan = (ware: Ware): string =>
  contact(ware.pen, 420, 644, 250, 26) +
  standing(ware, 300, 432, 212, 0.92) +
  standing(ware, 436, 476, 168, 0.9) +
  standing(ware, 560, 518, 126, 0.9) +
  [318, 446, 566]
    .map((x) => path(d`M${x - 34} 646l14 -30h40l14 30Z`, '#b98a58') + circle(x, 626, 5, '#8a6238'))
    .join('');

/** Three bowls in each other, and three plates beside them. */
const bowls = (ware: Ware): string =>
  contact(ware.pen, 330, 640, 130, 22) +
  bowl(ware, 330, 492, 1.3) +
  nested(ware, 330, 492) +
  nested(ware, 330, 452) +
  contact(ware.pen, 562, 656, 124, 18) +
  [0, 1, 2].map((i) => lying(ware, 562, 606 - i * 18, 138)).join('');

const drawArrangement = { stack, setting, fan, bowls };

const draw: Draw = (pen, look) => {
  const ware = wareOf(pen, look);
  const arrangement = look.pick('arrangement', ...arrangements.plates);
  const set = look.pick('set', ...forms.plates.set);
  return set === 'few' ? drawArrangement[arrangement](ware, look) : drawSet(ware, set, arrangement);
};

export const plates: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'dining',
  rise: 40,
  focus: { x: 400, y: 500, zoom: 1.8 },
  draw,
};
