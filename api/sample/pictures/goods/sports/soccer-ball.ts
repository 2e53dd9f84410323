import { contact } from '../../parts/shadow';
import { circle, d, path } from '../../parts/svg';
import { mix, shade } from '../../parts/tint';
import { gleam, inside } from '../../parts/trim';
import type { Draw, Drawing } from '../drawing';

type Point = readonly [x: number, y: number, z: number];

const golden = (1 + Math.sqrt(5)) / 2;
/** The twelve corners of an icosahedron: a patch sits on each. */
const corners: readonly Point[] = [-1, 1].flatMap((a) =>
  [-golden, golden].flatMap((b): Point[] => [
    [0, a, b],
    [a, b, 0],
    [b, 0, a],
  ]),
);

const gapBetween = (p: Point, q: Point): number =>
  Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
const toward = (p: Point, q: Point, share: number): Point => [
  p[0] + (q[0] - p[0]) * share,
  p[1] + (q[1] - p[1]) * share,
  p[2] + (q[2] - p[2]) * share,
];

/** Turned, pushed out to the ball's skin and seen from in front. */
function seen([x, y, z]: Point, turn: number): Point {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [x1, z1] = [x * c + z * s, z * c - x * s];
  const [y2, z2] = [
    y * Math.cos(0.36) - z1 * Math.sin(0.36),
    z1 * Math.cos(0.36) + y * Math.sin(0.36),
  ];
  const length = Math.hypot(x1, y2, z2);
  return [400 + (x1 / length) * 220, 430 - (y2 / length) * 220, z2 / length];
}

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const patch = look.pick('patch', '#26282d', look.accent, mix(look.accent, '#26283a', 0.5));
  const turn = look.range('turn', 0, 1.2);
  const ball = 'M400 210A220 220 0 1 1 399.9 210Z';
  const pieces = corners.map((corner) => {
    const near = corners.filter((other) => Math.abs(gapBetween(corner, other) - 2) < 0.01);
    const [cx, cy, depth] = seen(corner, turn);
    const points = near
      .map((other) => ({ other, at: seen(toward(corner, other, 1 / 3), turn) }))
      .sort(
        (a, b) => Math.atan2(a.at[1] - cy, a.at[0] - cx) - Math.atan2(b.at[1] - cy, b.at[0] - cx),
      );
    const outline = `M${points.map(({ at }) => d`${at[0]} ${at[1]}`).join('L')}Z`;
    const seams = points
      .map(({ other, at }) => {
        const far = seen(toward(corner, other, 1 / 2), turn);
        return at[2] > 0 || far[2] > 0 ? d`M${at[0]} ${at[1]}L${far[0]} ${far[1]}` : '';
      })
      .join('');
    return { outline, seams, depth };
  });
  const front = pieces.filter(({ depth }) => depth > -0.25);
  const skin =
    path(front.map(({ seams }) => seams).join(''), 'none', {
      stroke: shade(colour, 0.42),
      'stroke-width': 4,
    }) +
    path(
      front
        .filter(({ depth }) => depth > 0)
        .map(({ outline }) => outline)
        .join(''),
      patch,
      {
        stroke: shade(patch, 0.3),
        'stroke-width': 4,
        'stroke-linejoin': 'round',
      },
    );
  return (
    contact(pen, 404, 644, 150, 28) +
    circle(400, 430, 220, colour) +
    inside(pen, ball, skin) +
    path(
      ball,
      pen.radial(
        [
          [0, '#ffffff', 0.5],
          [0.3, '#ffffff', 0.1],
          [0.62, '#1c1a24', 0.06],
          [0.88, '#1c1a24', 0.42],
          [1, '#1c1a24', 0.3],
        ],
        [0.36, 0.3],
        0.78,
      ),
    ) +
    gleam(pen, 'M270 330C290 280 330 250 380 240C350 270 310 300 296 350Z', 0.45)
  );
};

export const soccerBall: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'park',
  rise: 10,
  focus: { x: 400, y: 430, zoom: 1.8 },
  draw,
};
