import { arrangements, forms } from '../../forms';
import { contact } from '../../parts/shadow';
import { symmetric } from '../../parts/shape';
import { ellipse, path, place, rect } from '../../parts/svg';
import { contrast, shade } from '../../parts/tint';
import { inside, printCentred, streak } from '../../parts/trim';
import { cylinder, glassPaint } from '../../parts/vessel';
import type { Draw, Drawing } from '../drawing';
import { gapColourOf } from './nut-kinds';
import { giftBox, type Nuts, nutsOf, sachetBox, spread, standingBag } from './nut-packs';

/** A jar with a label. @param r half its width */
function jar({ pen, nut, mixture, accent, isWide }: Nuts, r: number, lid: string): string {
  /** The shoulder of the jar. */
  const top = isWide ? 372 : 262;
  const outline = symmetric(
    [0, top],
    [
      [r - 26, top],
      [r - 4, top + 18, r, top + 38, r, top + 68],
      [r, 628],
      [r - 4, 652, r * 0.6, 658, 0, 658],
    ],
  );
  const labelY = top + (isWide ? 110 : 158);
  return (
    contact(pen, 404, 650, r + 12, 30) +
    path(outline, '#f2ead9', { opacity: 0.8 }) +
    inside(
      pen,
      outline,
      rect(180, top + 78, 440, 590 - top, 0, gapColourOf(mixture)) +
        spread(nut, { x: 400 - r, y: top + 66, w: r * 2, h: 590 - top }, 44),
    ) +
    path(outline, glassPaint(pen, '#d9d3c4', 0.9)) +
    rect(400 - r * 0.62, labelY, r * 1.24, 140, 10, pen.lit('#faf6ec', 0.4)) +
    rect(400 - r * 0.5, labelY + 18, r, 10, 5, accent) +
    printCentred(400, labelY + 50, r * 0.8, 4, contrast('#faf6ec', 0.6), 18, 5) +
    streak(pen, 414 - r, top + 68, 16, 530 - top, 0.75) +
    streak(pen, 384 + r, top + 78, 8, 490 - top, 0.4) +
    cylinder(pen, {
      cx: 400,
      top: top - 56,
      bottom: top,
      r: r - 8,
      colour: lid,
      finish: lid === '#c9a15f' ? 'metal' : 'matt',
    }) +
    nut(400 - r - 40, 664, 0.9, 60, 0) +
    nut(400 - r + 6, 684, 0.9, 110, 1) +
    nut(400 + r + 44, 672, 0.9, 20, 3)
  );
}

/** A wooden bowl of nuts, in front of the pack. */
function bowlOf({ pen, nut }: Nuts): string {
  const heap = [
    [496, 556],
    [544, 544],
    [592, 546],
    [640, 560],
    [520, 574],
    [568, 568],
    [616, 576],
  ]
    .map(([x = 0, y = 0], i) => nut(x, y, 1.1, i * 63, i))
    .join('');
  return (
    contact(pen, 570, 676, 118, 20) +
    ellipse(568, 574, 124, 34, shade('#b07a48', 0.45)) +
    heap +
    path(
      'M444 574C452 640 504 682 568 682S684 640 692 574C676 612 460 612 444 574Z',
      pen.round('#b07a48'),
    )
  );
}

const draw: Draw = (pen, look) => {
  const arrangement = look.pick('arrangement', ...arrangements.nuts);
  const isWide = arrangement === 'wide';
  const nuts = nutsOf(pen, look.colourIndex, {
    accent: look.accent,
    paper: look.pick('paper', '#efe4cf', '#cfa878', '#f5f1e8', '#5d6b4f'),
    card: look.pick('card', look.accent, '#55705a', '#b98a4e', '#3d5468', '#8a4250'),
    isWide,
  });
  const pack = look.pick('pack', ...forms.nuts.pack);
  const r = isWide ? look.range('girth', 196, 214) : look.range('girth', 140, 166);
  const filled = {
    jar: () => jar(nuts, r, look.pick('lid', '#c9a15f', '#2f2d2c', '#e9e4d8')),
    bag: () => standingBag(nuts),
    sachets: () => sachetBox(nuts),
    gift: () => giftBox(nuts),
  }[pack]();
  const hasBowl = arrangement === 'bowl' && pack !== 'gift';
  return hasBowl
    ? place(filled, { x: -20, y: 66, scale: 0.88 }) + place(bowlOf(nuts), { x: 12, y: 6 })
    : filled;
};

export const nuts: Drawing = {
  pose: 'stand',
  girth: 'slim',
  place: 'dining',
  focus: { x: 400, y: 450, zoom: 1.9 },
  draw,
};
