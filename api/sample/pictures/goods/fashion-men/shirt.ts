import { forms } from '../../forms';
import { panel } from '../../parts/cloth';
import { type Cut, cuffOf, upper, wornFolds } from '../../parts/garment';
import { symmetric } from '../../parts/shape';
import { both, d, stitch } from '../../parts/svg';
import { contrast, shade, tint } from '../../parts/tint';
import { button, buttons } from '../../parts/trim';
import { bars, checks } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const cut: Cut = {
    neck: 56,
    shoulder: 172,
    chest: 170,
    waist: look.range('waist', 156, 170),
    hem: 168,
    neckDepth: 210,
    hemY: 652,
    sleeve: 424,
    cuff: 62,
  };
  const ink = contrast(colour, 0.5);
  const weave = {
    plain: undefined,
    striped: bars(ink, 22, 2.5, { opacity: 0.8 }),
    checked: checks(ink, 48),
  }[look.pick('weave', ...forms.shirt.weave)];
  const { outer, inner } = cuffOf(cut);
  const cuff = d`M${outer[0] + 3} ${outer[1] - 4}L${inner[0] - 4} ${inner[1]}l3 44L${outer[0] + 6} ${outer[1] + 40}Z`;
  const placket = d`M380 206h40V${cut.hemY + 4}h-40Z`;
  const collar =
    'M402 216L456 128C452 118 440 114 430 116C436 160 420 190 400 204Z M402 216L462 262L494 148C484 132 470 124 456 124C452 160 430 196 402 216Z';
  const stand = symmetric(
    [0, 204],
    [
      [30, 190, 50, 150, 50, 122],
      [58, 128],
      [60, 170, 40, 206, 0, 222],
    ],
  );
  const pocket = 'M458 300h84v78l-42 20l-42-20Z';
  const white = tint(colour, 0.65);
  return (
    upper(pen, cut, { colour, weave }, wornFolds(cut)) +
    both(panel(pen, { outline: cuff, colour, weave, depth: 0 })) +
    both(button(pen, (outer[0] + inner[0]) / 2 + 12, outer[1] + 20, 7, white)) +
    panel(pen, { outline: placket, colour, weave, depth: 0 }) +
    stitch(d`M388 230V${cut.hemY}`, ink, 1.6) +
    stitch(d`M412 230V${cut.hemY}`, ink, 1.6) +
    look.pick(
      'pocket',
      panel(pen, { outline: pocket, colour, weave, depth: 0 }) + stitch('M458 316h84', ink, 1.6),
      '',
    ) +
    panel(pen, { outline: stand, colour: shade(colour, 0.1), depth: 0 }) +
    both(
      panel(pen, { outline: collar, colour: tint(colour, 0.06), depth: 0 }) +
        stitch('M408 222L460 254L486 152', ink, 1.6),
    ) +
    buttons(pen, 400, 262, cut.hemY - 40, 6, 8, white) +
    button(pen, 400, 212, 7, white)
  );
};

export const shirt: Drawing = {
  pose: 'flat',
  girth: 'full',
  place: 'wardrobe',
  focus: { x: 420, y: 250, zoom: 2.1 },
  draw,
};
