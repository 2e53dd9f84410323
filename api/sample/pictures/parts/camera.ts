/** Boxes seen from a corner: a parallel view, so that what is drawn flat on a face stays true. */
import type { Pen } from './pen';
import { d, group, line, path, rect } from './svg';
import { shade, tint } from './tint';

export interface Block {
  /** Left, bottom and back corner and the size, in sheet units; y grows upward, z towards us. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly w: number;
  readonly h: number;
  readonly d: number;
}

type Pair = readonly [number, number];

export type Side = 'front' | 'right' | 'top';

/** What is drawn on the faces, each in its own units from its upper left corner. */
export type Faces = Partial<Record<Side, string>>;

type Vector = readonly [x: number, y: number, z: number];

export interface Camera {
  at(x: number, y: number, z: number): readonly [number, number];
  poly(...points: readonly (readonly [number, number, number])[]): string;
  /** Lays flat content on a face of a block. */
  on(side: Side, block: Block, content: string): string;
  /** Lays flat content on any plane: where its corner is, and where one unit right and one down lead. */
  plane(corner: Vector, right: Vector, down: Vector, content: string): string;
  /** What a block standing on the table leaves there. */
  shadow(pen: Pen, block: Block): string;
  box(pen: Pen, block: Block, colour: string, faces?: Faces, round?: number): string;
  /** Height to width of a level circle. */
  readonly tilt: number;
}

interface Stance {
  /** Where the point 0, 0, 0 falls on the sheet. */
  readonly x: number;
  readonly y: number;
  /** How far we stand to the right, and how far above, in degrees. */
  readonly yaw?: number;
  readonly pitch?: number;
  readonly zoom?: number;
}

export function camera({ x: originX, y: originY, yaw = 30, pitch = 14, zoom = 1 }: Stance): Camera {
  const [cy, sy] = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)];
  const [cp, sp] = [Math.cos((pitch * Math.PI) / 180), Math.sin((pitch * Math.PI) / 180)];
  const at: Camera['at'] = (x, y, z) => [
    originX + zoom * (x * cy - z * sy),
    originY + zoom * ((z * cy + x * sy) * sp - y * cp),
  ];
  const poly: Camera['poly'] = (...points) =>
    `M${points
      .map(([x, y, z]) => {
        const [px, py] = at(x, y, z);
        return d`${px} ${py}`;
      })
      .join('L')}Z`;
  const on: Camera['on'] = (side, b, content) => {
    const axes: Record<typeof side, [Pair, Pair, Pair]> = {
      front: [[cy, sy * sp], [0, cp], at(b.x, b.y + b.h, b.z + b.d)],
      right: [[sy, -cy * sp], [0, cp], at(b.x + b.w, b.y + b.h, b.z + b.d)],
      top: [[cy, sy * sp], [-sy, cy * sp], at(b.x, b.y + b.h, b.z)],
    };
    const [u, v, o] = axes[side];
    const matrix = [...u, ...v].map((m) => (m * zoom).toFixed(4)).join(' ');
    return group(content, { transform: `matrix(${matrix} ${d`${o[0]} ${o[1]}`})` });
  };
  const plane: Camera['plane'] = (corner, right, down, content) => {
    const [ox, oy] = at(...corner);
    const unit = (v: Vector): string => {
      const [x, y] = at(corner[0] + v[0], corner[1] + v[1], corner[2] + v[2]);
      return `${(x - ox).toFixed(4)} ${(y - oy).toFixed(4)}`;
    };
    return group(content, {
      transform: `matrix(${unit(right)} ${unit(down)} ${d`${ox} ${oy}`})`,
    });
  };
  const shadow: Camera['shadow'] = (pen, b) => {
    const foot = (spread: number, cast: number): string =>
      poly(
        [b.x - spread, 0, b.z - spread],
        [b.x + b.w + spread + cast, 0, b.z - spread],
        [b.x + b.w + spread + cast, 0, b.z + b.d + spread],
        [b.x - spread, 0, b.z + b.d + spread],
      );
    return (
      path(foot(0, b.h * 0.35), '#1c1a24', { opacity: 0.2, filter: pen.blur(16) }) +
      path(foot(6, 6), '#1c1a24', { opacity: 0.42, filter: pen.blur(8) })
    );
  };
  const box: Camera['box'] = (pen, b, colour, faces = {}, round = 6) => {
    const [x1, y1, z1] = [b.x + b.w, b.y + b.h, b.z + b.d];
    const sides: readonly (readonly [Side, string, string, number, number])[] = [
      [
        'top',
        poly([b.x, y1, b.z], [x1, y1, b.z], [x1, y1, z1], [b.x, y1, z1]),
        pen.linear(
          [
            [0, tint(colour, 0.45)],
            [1, tint(colour, 0.18)],
          ],
          [0, 0],
          [1, 0.6],
        ),
        b.w,
        b.d,
      ],
      [
        'right',
        poly([x1, b.y, z1], [x1, b.y, b.z], [x1, y1, b.z], [x1, y1, z1]),
        pen.linear(
          [
            [0, shade(colour, 0.2)],
            [1, shade(colour, 0.36)],
          ],
          [0, 0],
          [0.6, 1],
        ),
        b.d,
        b.h,
      ],
      [
        'front',
        poly([b.x, b.y, z1], [x1, b.y, z1], [x1, y1, z1], [b.x, y1, z1]),
        pen.linear(
          [
            [0, tint(colour, 0.2)],
            [0.6, colour],
            [1, shade(colour, 0.1)],
          ],
          [0, 0],
          [0.8, 1],
        ),
        b.w,
        b.h,
      ],
    ];
    const walls = sides
      .map(
        ([side, outline, paint]) =>
          path(outline, paint, {
            stroke: paint,
            'stroke-width': round,
            'stroke-linejoin': 'round',
          }) + (faces[side] ? on(side, b, faces[side]) : ''),
      )
      .join('');
    const [a, c, e] = [at(b.x, y1, z1), at(x1, y1, z1), at(x1, b.y, z1)];
    const ridge = d`M${a[0]} ${a[1]}L${c[0]} ${c[1]}L${e[0]} ${e[1]}`;
    return (
      walls +
      line(ridge, tint(colour, 0.75), Math.max(2, round * 0.2), {
        opacity: round > 12 ? 0.22 : 0.5,
      })
    );
  };
  return { at, poly, on, plane, shadow, box, tilt: sp };
}

/** A panel line on a face: a dark gap with a lit lower edge. */
export const gap = (x: number, y: number, w: number, h: number, colour: string): string =>
  rect(x, y, w, h, 0, shade(colour, 0.5)) +
  rect(
    x + (h > w ? w : 0),
    y + (h > w ? 0 : h),
    h > w ? 1.5 : w,
    h > w ? h : 1.5,
    0,
    tint(colour, 0.6),
    {
      opacity: 0.7,
    },
  );
