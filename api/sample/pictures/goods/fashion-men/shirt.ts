import { forms } from '../../forms';
import { panel } from '../../parts/cloth';
import { type Cut, garment } from '../../parts/garment';
import { symmetric } from '../../parts/shape';
import { both, d, stitch } from '../../parts/svg';
import { contrast, shade, tint } from '../../parts/tint';
import { button, buttons } from '../../parts/trim';
import { bars, checks } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const cuts = {
  regular: { shoulder: 154, chest: 158, waist: 154, hem: 160, tipY: 182, tail: 40 },
  slim: { shoulder: 146, chest: 148, waist: 134, hem: 146, tipY: 180, tail: 46 },
  over: { shoulder: 180, chest: 186, waist: 188, hem: 186, tipY: 202, tail: 8, puff: 8 },
} as const;

/** A point collar; a larger `spread` moves its tips apart. */
const collarOf = (spread: number): string =>
  d`M402 212L456 126C466 150 460 180 ${418 + spread * 0.3} 204L402 212ZM404 214L${430 + spread} 268L${478 + spread * 0.4} 156C474 136 466 124 456 124C454 164 428 198 404 214Z`;

const stand = symmetric(
  [0, 198],
  [
    [30, 186, 52, 150, 52, 124],
    [60, 130],
    [62, 170, 40, 204, 0, 218],
  ],
);

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const name = look.pick<keyof typeof cuts>('cut', 'regular', 'slim', 'over');
  const cut: Cut = {
    ...cuts[name],
    neck: 54,
    neckDepth: 206,
    hemY: look.range('hem', 640, 668),
    sleeve: 430,
    cuff: 58,
  };
  const ink = contrast(colour, 0.5);
  const weave = {
    plain: undefined,
    striped: bars(ink, look.pick('stripe', 22, 40), look.pick('stripe width', 2.5, 6), {
      opacity: 0.8,
    }),
    checked: checks(ink, look.pick('check', 48, 76)),
  }[look.pick('weave', ...forms.shirt.weave)];
  const white = tint(colour, 0.65);
  const piece = (outline: string, tone = colour): string =>
    panel(pen, { outline, colour: tone, weave, depth: 0 });
  const pocket = 'M446 292h80v82l-40 20l-40 -20Z';
  return garment(pen, look, {
    cut,
    cloth: { weave, drape: 1.15 },
    inside: { isLined: false, collar: 26 },
    front:
      piece(d`M382 206h36V${cut.hemY + 4}h-36Z`) +
      stitch(d`M389 230V${cut.hemY}M411 230V${cut.hemY}`, ink, 1.5) +
      look.pick<string>(
        'pocket',
        piece(pocket) + stitch('M446 308h80', ink, 1.5),
        '',
        both(
          piece(pocket) + piece('M442 284h88v28l-44 14l-44 -14Z') + button(pen, 486, 312, 6, white),
        ),
      ) +
      buttons(pen, 400, 262, cut.hemY - 46, 6, 8, white),
    onSleeve: (sleeve) => {
      const [x, y] = sleeve.at(0.95, 0.76);
      return piece(sleeve.band(46)) + button(pen, x, y, 6, white);
    },
    collar:
      panel(pen, { outline: stand, colour: shade(colour, 0.1), depth: 0 }) +
      both(
        panel(pen, {
          outline: collarOf(look.pick('spread', 30, 46, 20)),
          colour: tint(colour, 0.06),
          weave,
          depth: 0,
        }),
      ) +
      button(pen, 400, 212, 7, white),
  });
};

export const shirt: Drawing = {
  pose: 'flat',
  isWorn: true,
  girth: 'full',
  place: 'wardrobe',
  focus: { x: 420, y: 250, zoom: 2.1 },
  draw,
};
