import { forms } from '../../forms';
import { panel } from '../../parts/cloth';
import { type Cut, cuffOf, upper, wornFolds } from '../../parts/garment';
import { symmetric } from '../../parts/shape';
import { both, d } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { buttons, seam } from '../../parts/trim';
import { bars } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
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
  const weave = look.pick(
    'weave',
    undefined,
    bars(shade(colour, 0.16), 26, 3, { opacity: 0.8 }),
    undefined,
  );
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
    (look.pick('front', ...forms.blouse.front) === 'bow'
      ? bow
      : buttons(pen, 400, 330, 400, 2, 8, tint(colour, 0.3)))
  );
};

export const blouse: Drawing = {
  pose: 'flat',
  girth: 'full',
  place: 'wardrobe',
  focus: { x: 400, y: 270, zoom: 2 },
  draw,
};
