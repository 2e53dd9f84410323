import { arrangements } from '../../forms';
import { type Block, camera as stance } from '../../parts/camera';
import type { Pen } from '../../parts/pen';
import { d, ellipse, line, place, rect } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import type { Draw, Drawing } from '../drawing';

interface Keyboard {
  readonly pen: Pen;
  readonly colour: string;
  readonly accent: string;
  readonly w: number;
  readonly depth: number;
  /** The upper side, `w` × `depth`. */
  readonly top: string;
}

const thickness = 30;

/** The keyboard as it lies on the table. */
const lying = ({ w, depth }: Keyboard): Block => ({
  x: -w / 2,
  y: 0,
  z: -depth / 2,
  w,
  h: thickness,
  d: depth,
});

function angled(goods: Keyboard): string {
  const cam = stance({ x: 400, y: 520, yaw: 16, pitch: 42 });
  const block = lying(goods);
  return (
    cam.shadow(goods.pen, block) + cam.box(goods.pen, block, goods.colour, { top: goods.top }, 18)
  );
}

/** From the front, a wooden wrist rest before it. */
function withRest(goods: Keyboard): string {
  const { pen, colour, w, depth, top } = goods;
  const cam = stance({ x: 400, y: 480, yaw: 2, pitch: 58, zoom: 1.04 });
  const block = lying(goods);
  const rest = { x: -w / 2 + 6, y: 0, z: depth / 2 + 24, w: w - 12, h: 26, d: 84 };
  const grain = [16, 34, 58]
    .map((y) =>
      line(d`M14 ${y}q${w * 0.25} ${y % 4 ? 9 : -9} ${w * 0.5} 0t${w * 0.42} 2`, '#8a5a33', 2.5, {
        opacity: 0.5,
      }),
    )
    .join('');
  return (
    cam.shadow(pen, block) +
    cam.box(pen, block, colour, { top }, 18) +
    cam.shadow(pen, rest) +
    cam.box(pen, rest, '#b98250', { top: grain }, 14)
  );
}

/** From a corner and near, its coiled cable behind it. */
function corner(goods: Keyboard): string {
  const { pen, colour, accent, depth, top } = goods;
  const cam = stance({ x: 400, y: 530, yaw: 38, pitch: 30, zoom: 1.06 });
  const block = lying(goods);
  const [x, y] = cam.at(-40, 10, -depth / 2);
  const wire = shade(accent, 0.2);
  const coils = Array.from({ length: 10 }, (_, i) =>
    ellipse(x + 52 + i * 15, y - 56 + i * 3, 12, 25, 'none', {
      stroke: i % 2 ? accent : wire,
      'stroke-width': 8,
    }),
  ).join('');
  return (
    cam.shadow(pen, block) +
    line(d`M${x} ${y}Q${x + 10} ${y - 50} ${x + 48} ${y - 54}`, wire, 8) +
    line(d`M${x + 190} ${y - 28}q54 16 40 76t30 70`, wire, 8) +
    coils +
    cam.box(pen, block, colour, { top }, 18)
  );
}

/** Standing on one end, to show all keys. */
function upright(goods: Keyboard): string {
  const { pen, colour, w, depth, top } = goods;
  const cam = stance({ x: 392, y: 640, yaw: 24, pitch: 10, zoom: 0.94 });
  const block = { x: -depth / 2, y: 0, z: -thickness / 2, w: depth, h: w, d: thickness };
  return (
    cam.shadow(pen, block) +
    cam.box(pen, block, colour, { front: place(top, { y: w, turn: -90 }) }, 18)
  );
}

const drawArrangement = { angled, rest: withRest, corner, upright };

/** A key cap. */
const key = (x: number, y: number, width: number, tone: string): string =>
  rect(x, y + 3, width, 32, 6, shade(tone, 0.45)) +
  rect(x, y, width, 31, 6, shade(tone, 0.12)) +
  rect(x + 3, y + 2, width - 6, 23, 5, tint(tone, 0.14));

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const small = look.pick('size', true, false);
  const [w, depth] = [560, small ? 220 : 230];
  const cap = look.pick('caps', tint(colour, 0.3), '#f4f2ec', shade(colour, 0.3));
  const pop = look.pick('pop', look.accent, cap, '#e9a54b');
  const rows = [0, 1, 2, 3]
    .map((row) => {
      const first = [34, 50, 60, 80][row] ?? 34;
      const rest = 13 - row;
      const wide = (w - 40 - first - 6) / rest;
      return (
        key(20, 18 + row * 39, first, row === 0 ? pop : shade(cap, 0.1)) +
        Array.from({ length: rest }, (_, i) =>
          key(
            26 + first + i * wide,
            18 + row * 39,
            wide - 5,
            i === rest - 1 ? shade(cap, 0.1) : cap,
          ),
        ).join('')
      );
    })
    .join('');
  const last =
    key(20, 174, 58, shade(cap, 0.1)) +
    key(83, 174, 50, shade(cap, 0.1)) +
    key(138, 174, 230, cap) +
    key(373, 174, 50, shade(cap, 0.1)) +
    key(428, 174, 50, shade(cap, 0.1)) +
    key(483, 174, 57, pop);
  return drawArrangement[look.pick('arrangement', ...arrangements.keyboard)]({
    pen,
    colour,
    accent: look.accent,
    w,
    depth,
    top: rect(10, 10, w - 20, depth - 16, 8, shade(colour, 0.4)) + rows + last,
  });
};

export const keyboard: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'desk',
  focus: { x: 330, y: 490, zoom: 2 },
  draw,
};
