/** Blouse, knit and cardigan. */
import { knitted, panel, ribs, stripes } from '../parts/cloth';
import {
  bodyOf,
  type Cut,
  cuffBand,
  cuffOf,
  hemBand,
  neckBand,
  upper,
  wornFolds,
} from '../parts/garment';
import { symmetric } from '../parts/shape';
import { d, line, mirrored, path } from '../parts/svg';
import { contrast, mix, shade, tint } from '../parts/tint';
import { buttons, inside, seam, tag } from '../parts/trim';
import type { Draw, Drawings } from './drawing';

const both = (right: string): string => right + mirrored(right);

const blouse: Draw = (pen, look) => {
  const cut: Cut = {
    neck: 52,
    shoulder: 152,
    chest: 152,
    waist: look.range('waist', 132, 150),
    hem: 168,
    neckDepth: 236,
    hemY: look.range('hem', 600, 650),
    sleeve: 360,
    cuff: 52,
  };
  const { colour } = look;
  const { outer, inner } = cuffOf(cut);
  const weave = look.pick('weave', undefined, stripes(pen, shade(colour, 0.16), 26, 3), undefined);
  const ruffle = symmetric(
    [0, 236],
    [
      [30, 236, 46, 200, 54, 128],
      [84, 140],
      [96, 190, 70, 260, 0, 306],
    ],
  );
  const cuff = d`M${outer[0] + 10} ${outer[1] - 6}L${inner[0] - 8} ${inner[1]}l4 34L${outer[0] + 2} ${outer[1] + 30}Z`;
  const bow =
    panel(pen, {
      outline: 'M400 262C360 220 318 226 314 256C312 286 360 292 400 268Z',
      colour,
      depth: 0,
    }) +
    panel(pen, {
      outline: 'M400 262C440 220 482 226 486 256C488 286 440 292 400 268Z',
      colour,
      depth: 0,
    }) +
    panel(pen, {
      outline: 'M394 266C376 320 360 360 350 402L388 408C398 350 404 310 406 268Z',
      colour,
      depth: 0,
    }) +
    panel(pen, {
      outline: 'M398 266C412 320 426 356 446 388L414 404C404 350 398 310 394 268Z',
      colour,
      depth: 0,
    }) +
    panel(pen, {
      outline: 'M384 252Q400 244 416 252Q422 266 416 280Q400 288 384 280Q378 266 384 252Z',
      colour,
      depth: 0,
    });
  return (
    upper(pen, cut, { colour, weave, puff: 26 }, [
      ...wornFolds(cut),
      { d: 'M360 300Q350 420 352 640', width: 12, strength: 0.16 },
      { d: 'M452 300Q462 420 470 640', width: 12, strength: 0.16 },
    ]) +
    both(panel(pen, { outline: cuff, colour: shade(colour, 0.04), depth: 0 })) +
    seam(d`M400 300V${cut.hemY}`, colour, 2) +
    buttons(pen, 400, 440, cut.hemY - 50, 3, 8, tint(colour, 0.3)) +
    panel(pen, { outline: ruffle, colour, folds: ['M372 280L350 180', 'M428 280L452 180'] }) +
    look.pick('front', bow, buttons(pen, 400, 330, 400, 2, 8, tint(colour, 0.3)))
  );
};

const knitCut = (hemY: number, neckDepth: number): Cut => ({
  neck: 62,
  shoulder: 172,
  chest: 172,
  waist: 170,
  hem: 158,
  neckDepth,
  hemY,
  sleeve: 412,
  cuff: 58,
});

const knit: Draw = (pen, look) => {
  const { colour } = look;
  const cut = knitCut(look.range('hem', 590, 640), 178);
  const weave = knitted(pen, colour, look.pick('gauge', 13, 18));
  const rib = ribs(pen, colour, 10);
  const cable = [320, 400, 480]
    .map(
      (x) =>
        line(d`M${x} 230` + 'q26 26 0 52t0 52'.repeat(4), shade(colour, 0.4), 9, {
          opacity: 0.28,
        }) +
        line(d`M${x} 230` + 'q-26 26 0 52t0 52'.repeat(4), tint(colour, 0.5), 11, {
          opacity: 0.34,
        }),
    )
    .join('');
  const yoke = path(
    'M180 290h440v26H180zm0 50h440v12H180zm0 36h440v26H180z',
    contrast(colour, 0.5),
    { opacity: 0.55 },
  );
  const front = inside(pen, bodyOf(cut), look.pick('front', cable, '', yoke));
  return (
    upper(pen, cut, { colour, weave, depth: 1.5, puff: 10 }, wornFolds(cut)) +
    front +
    both(panel(pen, { outline: cuffBand(cut, 46), colour, weave: rib, depth: 0 })) +
    panel(pen, { outline: hemBand(cut, 44), colour, weave: rib, depth: 0 }) +
    panel(pen, { outline: neckBand(cut, 26), colour, weave: rib, depth: 0 }) +
    tag(382, 134, 36, 22, tint(colour, 0.75))
  );
};

const cardigan: Draw = (pen, look) => {
  const { colour } = look;
  const cut = { ...knitCut(look.range('hem', 580, 640), 330), neck: 58 };
  const weave = knitted(pen, colour, 12);
  const rib = ribs(pen, colour, 9);
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

const flatGoods = { pose: 'flat', girth: 'full', place: 'wardrobe' } as const;

export const womenTops: Drawings<'blouse' | 'knit' | 'cardigan'> = {
  blouse: { ...flatGoods, focus: { x: 400, y: 270, zoom: 2 }, draw: blouse },
  knit: { ...flatGoods, focus: { x: 420, y: 230, zoom: 2.1 }, draw: knit },
  cardigan: { ...flatGoods, focus: { x: 420, y: 420, zoom: 2.1 }, draw: cardigan },
};
