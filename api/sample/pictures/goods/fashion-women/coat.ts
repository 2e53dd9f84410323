import { forms } from '../../forms';
import { panel } from '../../parts/cloth';
import { type Cut, closing, collars, type Front, garment, type Sleeve } from '../../parts/garment';
import type { Pen } from '../../parts/pen';
import { both, circle, d, line, rect } from '../../parts/svg';
import { contrast, mix, shade } from '../../parts/tint';
import { seam } from '../../parts/trim';
import { checks, herringbone, melange, twill } from '../../parts/weave';
import type { Draw, Drawing, Look } from '../drawing';

/** Heights (y) of the hem. */
const hems = { long: 900, half: 740, short: 634 } as const;

/**
 * Half widths of the shoulders, the chest and the waist; the hem is wider than the waist by `flare`, which
 * is small, because a coat that flares looks like a dress.
 */
const silhouettes = {
  straight: { shoulder: 150, chest: 156, waist: 158, flare: 16, puff: 0 },
  fitted: { shoulder: 146, chest: 146, waist: 140, flare: 32, puff: 0 },
  'a-line': { shoulder: 142, chest: 150, waist: 162, flare: 34, puff: 6 },
  cocoon: { shoulder: 172, chest: 178, waist: 190, flare: -26, puff: 12 },
} as const;

/** Heights (y) at which the coat closes, by collar. */
const breakYs = { lapel: 318, shawl: 360, stand: 196, round: 204 } as const;

const piece = (pen: Pen, { look: { colour }, weave }: Front, outline: string): string =>
  panel(pen, { outline, colour, weave, depth: 0 });

function beltOf(pen: Pen, front: Front, waist: number, isBuckled: boolean): string {
  const {
    look: { colour },
    weave,
  } = front;
  const strap = d`M${392 - waist} 450Q400 462 ${408 + waist} 450v32Q400 494 ${392 - waist} 482Z`;
  const belt = panel(pen, { outline: strap, colour: shade(colour, 0.08), weave, depth: 0 });
  if (isBuckled)
    return (
      belt +
      rect(376, 448, 52, 46, 8, 'none', { stroke: shade(colour, 0.5), 'stroke-width': 8 }) +
      rect(398, 448, 6, 46, 2, shade(colour, 0.5))
    );
  return (
    belt +
    piece(pen, front, 'M398 470L372 478Q356 540 352 604L388 608Q396 540 406 486Z') +
    piece(pen, front, 'M396 470L428 476Q446 530 452 578L420 586Q406 530 392 484Z') +
    piece(pen, front, 'M382 448Q402 440 420 450Q426 470 418 490Q400 498 384 488Q376 468 382 448Z')
  );
}

/** Pockets: slanted welts, flaps, or patches with a flap. */
function pockets(pen: Pen, front: Front, y: number): string {
  return both(
    front.look.pick(
      'pockets',
      piece(pen, front, d`M462 ${y}L486 ${y - 6}L498 ${y + 84}L474 ${y + 90}Z`),
      piece(pen, front, d`M446 ${y + 14}h84v32q-42 6 -84 0Z`),
      piece(pen, front, d`M444 ${y + 8}h88v100q-44 10 -88 0Z`) +
        piece(pen, front, d`M440 ${y + 4}h96v30q-48 8 -96 0Z`),
    ),
  );
}

/** The storm flap over the chest and the shoulder straps of a trench coat. */
const storm = (pen: Pen, { look: { colour }, weave }: Front): string =>
  panel(pen, {
    outline: 'M288 178Q270 250 274 318Q330 338 392 300L380 262L330 176Z',
    colour,
    weave,
    depth: 0.5,
  }) +
  both(
    panel(pen, {
      outline: 'M484 150L540 168L534 184L478 168Z',
      colour: shade(colour, 0.06),
      depth: 0,
    }) + circle(488, 160, 5, shade(colour, 0.5)),
  );

function clothOf(look: Look, isLong: boolean): string | undefined {
  const { colour } = look;
  // By default a weave covers one sheet; a long coat is drawn longer than the sheet.
  const area = { x: 130, y: 90, w: 540, h: isLong ? 830 : 670 };
  return look.pick<() => string | undefined>(
    'weave',
    () => melange(colour, area),
    () => twill(colour, 7, area),
    () => herringbone(colour, area),
    () => melange(colour, area),
    () => checks(contrast(colour, 0.4), 84, area),
  )();
}

/** The end of a sleeve: a turned cuff, a seam or three buttons. */
function sleeveEnd(pen: Pen, { look, weave, button }: Front, sleeve: Sleeve): string {
  const { colour } = look;
  const kind = look.pick('sleeve end', 'cuff', 'seam', 'buttons');
  if (kind === 'cuff')
    return panel(pen, { outline: sleeve.band(66), colour: shade(colour, 0.03), weave, depth: 0 });
  if (kind === 'buttons')
    return [0.95, 0.915, 0.88]
      .map((along) => circle(...sleeve.at(along, 0.84), 5, pen.ball(button)))
      .join('');
  const [[x1, y1], [x2, y2]] = [sleeve.at(0.88, 0), sleeve.at(0.88, 1)];
  return line(d`M${x1} ${y1}Q${(x1 + x2) / 2} ${y1 + 8} ${x2} ${y2}`, shade(colour, 0.5), 2, {
    opacity: 0.5,
  });
}

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const length = look.pick('length', ...forms.coat.length);
  const hemY = hems[length];
  const collar = look.pick('collar', ...forms.coat.collar);
  const isBelted = look.pick('belt', ...forms.coat.belt) === 'belted';
  const name = look.pick<keyof typeof silhouettes>('cut', 'straight', 'fitted', 'a-line', 'cocoon');
  const { shoulder, chest, waist, flare, puff } =
    silhouettes[isBelted && name === 'cocoon' ? 'fitted' : name];
  const cut: Cut = {
    neck: 58,
    shoulder: shoulder + look.range('shoulder', -4, 6),
    chest,
    waist: isBelted ? Math.min(waist, 140) : waist,
    hem: waist + flare * (length === 'long' ? 1 : 0.7),
    neckDepth: breakYs[collar],
    isVNeck: collar === 'lapel' || collar === 'shawl',
    hemY,
    sleeve: length === 'short' ? 418 : 440,
    cuff: look.range('cuff', 52, 62),
    tipY: name === 'cocoon' ? 198 : 182,
    puff,
  };
  const weave = clothOf(look, length === 'long');
  const isTrench = collar === 'lapel' && isBelted && look.pick('trench', true, false);
  const front: Front = {
    look,
    weave,
    lastY: isBelted ? 424 : Math.min(hemY - 150, 560),
    isDouble:
      isTrench || (collar === 'lapel' && look.pick('rows', ...forms.coat.rows) === 'double'),
    hemY,
    breakY: breakYs[collar],
    lapel: look.range('lapel', 96, 126),
    button: look.pick(
      'button',
      shade(colour, 0.5),
      mix(colour, '#4a3326', 0.75),
      contrast(colour, 0.3),
    ),
  };
  const hasRobe = collar === 'shawl' && isBelted;
  return garment(pen, look, {
    cut,
    // Heavy cloth: strong folds at the hem look like pleats in small pictures.
    cloth: { weave, drape: 0.45 },
    inside: { isLined: true, collar: 24 },
    front:
      (isTrench ? storm(pen, front) : '') +
      pockets(pen, front, isBelted ? 536 : 520) +
      (hasRobe
        ? seam(d`M400 360Q430 400 430 460V${hemY}`, colour, 2.4)
        : closing(pen, front, front.breakY)) +
      (isBelted ? beltOf(pen, front, cut.waist, isTrench) : ''),
    collar: collars[collar](pen, front),
    onSleeve: (sleeve) => sleeveEnd(pen, front, sleeve),
  });
};

export const coat: Drawing = {
  pose: 'flat',
  isWorn: true,
  girth: 'full',
  place: 'wardrobe',
  focus: { x: 420, y: 270, zoom: 2 },
  draw,
};
