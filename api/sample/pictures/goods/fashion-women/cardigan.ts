import { panel } from '../../parts/cloth';
import { cuffBand, hemBand, knitCut, upper, wornFolds } from '../../parts/garment';
import { symmetric } from '../../parts/shape';
import { both, d } from '../../parts/svg';
import { mix, tint } from '../../parts/tint';
import { buttons, seam } from '../../parts/trim';
import { knitted, ribs } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const cut = { ...knitCut(look.range('hem', 580, 640), 330), neck: 58 };
  const weave = knitted(pen, colour, 12);
  const rib = ribs(colour, 9);
  const edge = look.pick('edge', colour, colour, mix(colour, '#ffffff', 0.75));
  const placket = symmetric(
    [0, 318],
    [
      [20, 296, 54, 230, 56, 130],
      [82, 138],
      [84, 230, 46, 310, 15, 350],
      [15, cut.hemY + 6],
      [0, cut.hemY + 6],
    ],
  );
  const pocket = 'M472 480h82v92h-82Z';
  return (
    upper(pen, cut, { colour, weave, depth: 1.4, puff: 8 }, wornFolds(cut)) +
    both(panel(pen, { outline: cuffBand(cut, 48), colour, weave: rib, depth: 0 })) +
    panel(pen, { outline: hemBand(cut, 46), colour, weave: rib, depth: 0 }) +
    look.pick(
      'pockets',
      both(
        panel(pen, { outline: pocket, colour, weave, depth: 0 }) +
          panel(pen, { outline: 'M472 480h82v18h-82Z', colour: edge, weave: rib, depth: 0 }),
      ),
      '',
    ) +
    panel(pen, { outline: placket, colour: edge, weave: rib, depth: 0 }) +
    seam(d`M400 352V${cut.hemY}`, colour, 2) +
    buttons(
      pen,
      400,
      372,
      cut.hemY - 30,
      5,
      11,
      look.pick('buttons', '#e9dfcb', '#6b4b38', tint(colour, 0.4)),
    )
  );
};

export const cardigan: Drawing = {
  pose: 'flat',
  girth: 'full',
  place: 'wardrobe',
  focus: { x: 420, y: 420, zoom: 2.1 },
  draw,
};
