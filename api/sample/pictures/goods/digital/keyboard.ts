import { arrangements, forms } from '../../forms';
import { type Block, camera as stance } from '../../parts/camera';
import type { Pen } from '../../parts/pen';
import { d, line, place, rect } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import type { Draw, Drawing } from '../drawing';
import { type Key, keysOf, type Layout, sizeOf } from './key-layout';

interface Keyboard {
  readonly pen: Pen;
  readonly colour: string;
  readonly w: number;
  readonly depth: number;
  readonly thickness: number;
  /** The upper side, `w` × `depth`. */
  readonly top: string;
}

/** The keyboard as it lies on the table. */
const lying = ({ w, depth, thickness }: Keyboard): Block => ({
  x: -w / 2,
  y: 0,
  z: -depth / 2,
  w,
  h: thickness,
  d: depth,
});

const boxOf = (goods: Keyboard, cam: ReturnType<typeof stance>): string => {
  const block = lying(goods);
  return (
    cam.shadow(goods.pen, block) +
    cam.box(goods.pen, block, goods.colour, { top: goods.top }, goods.thickness > 20 ? 16 : 8)
  );
};

const angled = (goods: Keyboard): string =>
  boxOf(goods, stance({ x: 392, y: 530, yaw: 15, pitch: 42 }));

/** From above, at a small angle. */
const above = (goods: Keyboard): string =>
  place(place(boxOf(goods, stance({ x: 400, y: 500, yaw: 3, pitch: 60 })), { x: -400, y: -500 }), {
    x: 400,
    y: 500,
    turn: -8,
  });

/** From the front, a wooden wrist rest before it. */
function withRest(goods: Keyboard): string {
  const { pen, w, depth, thickness } = goods;
  const cam = stance({ x: 400, y: 480, yaw: 2, pitch: 58 });
  const rest = { x: -w / 2 + 6, y: 0, z: depth / 2 + 24, w: w - 12, h: thickness * 0.86, d: 76 };
  const grain = [16, 34, 58]
    .map((y) =>
      line(d`M14 ${y}q${w * 0.25} ${y % 4 ? 9 : -9} ${w * 0.5} 0t${w * 0.42} 2`, '#8a5a33', 2.5, {
        opacity: 0.5,
      }),
    )
    .join('');
  return (
    boxOf(goods, cam) +
    cam.shadow(pen, rest) +
    cam.box(pen, rest, '#b98250', { top: grain }, thickness > 20 ? 14 : 8)
  );
}

const drawArrangement = { angled, rest: withRest, above };

/** Size of a letter key, px: a board of any layout fits the sheet. */
const unitPx: Readonly<Record<Layout, number>> = { full: 24, tenkeyless: 28.6, compact: 35 };

/** Distance of the keys from the edge of the case, px. */
const MARGIN = 16;

/** A key cap of this size: a tall one with a sloping front, or a flat one. */
const capOf = (w: number, h: number, tone: string, isThin: boolean): string =>
  isThin
    ? rect(0, 1, w, h, 4, shade(tone, 0.32)) + rect(0, 0, w, h - 1, 4, tint(tone, 0.06))
    : rect(0, 2, w, h, 5, shade(tone, 0.48)) +
      rect(0, 0, w, h - 1, 5, shade(tone, 0.14)) +
      rect(2.5, 1.5, w - 5, h - 8, 4, tint(tone, 0.14));

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const layout = look.pick('layout', ...forms.keyboard.layout);
  const isThin = look.pick('build', ...forms.keyboard.build) === 'thin';
  const unit = unitPx[layout];
  const [columns, rows] = sizeOf(layout);
  const [w, depth] = [columns * unit + MARGIN * 2, rows * unit + MARGIN * 2];
  const cap = look.pick('caps', tint(colour, 0.3), '#f4f2ec', shade(colour, 0.3));
  const tones: Readonly<Record<Key['kind'], string>> = {
    letter: cap,
    modifier: shade(cap, 0.12),
    accent: look.pick('pop', look.accent, shade(cap, 0.12), '#e9a54b'),
  };
  const space = isThin ? 3 : 2.4;
  const keys = keysOf(layout)
    .map((key) =>
      pen.copy(capOf(key.w * unit - space, key.h * unit - space, tones[key.kind], isThin), {
        x: MARGIN + key.x * unit + space / 2,
        y: MARGIN + key.y * unit + space / 2,
      }),
    )
    .join('');
  return drawArrangement[look.pick('arrangement', ...arrangements.keyboard)]({
    pen,
    colour,
    w,
    depth,
    thickness: isThin ? 11 : 28,
    top: isThin
      ? keys
      : rect(
          MARGIN - 6,
          MARGIN - 6,
          w - MARGIN * 2 + 12,
          depth - MARGIN * 2 + 12,
          7,
          shade(colour, 0.45),
        ) + keys,
  });
};

export const keyboard: Drawing = {
  pose: 'stand',
  isLarge: true,
  girth: 'full',
  place: 'desk',
  hasOneSide: true,
  focus: { x: 330, y: 490, zoom: 2 },
  draw,
};
