/** Walls, floors and table tops for pictures of goods in use. */
import type { Pen } from '../parts/pen';
import { chance } from '../parts/seed';
import { circle, d, ellipse, group, line, path, rect } from '../parts/svg';
import { mix, shade, tint } from '../parts/tint';

/** A plain wall, lighter where the window is. */
export function plaster(pen: Pen, colour: string): string {
  const paint = pen.linear(
    [
      [0, tint(colour, 0.35)],
      [0.55, colour],
      [1, shade(colour, 0.12)],
    ],
    [0, 0],
    [1, 0.8],
  );
  return rect(0, 0, 800, 800, 0, paint);
}

/** Daylight through a window, fallen on the wall. */
export const sunbeam = (pen: Pen, x: number): string =>
  group(
    [0, 1].map((i) => path(d`M${x + i * 132} 40l112 46v210l-112 -46Z`, '#fffaf0')).join('') +
      [0, 1].map((i) => path(d`M${x + i * 132} 272l112 46v150l-112 -46Z`, '#fffaf0')).join(''),
    { opacity: 0.34, filter: pen.blur(7) },
  );

/** Boards that run across; they widen towards us. */
export function boards(pen: Pen, y: number, colour: string): string {
  const paint = pen.linear(
    [
      [0, shade(colour, 0.22)],
      [0.25, colour],
      [1, tint(colour, 0.22)],
    ],
    [0.5, 0],
    [0.4, 1],
  );
  const gaps = [0.09, 0.22, 0.4, 0.64, 0.94].map((share, i) => {
    const at = y + (800 - y) * share;
    const end = 120 + chance(i, 'board') * 560;
    return (
      line(d`M0 ${at}H800`, shade(colour, 0.4), 2.4, { opacity: 0.5 }) +
      line(d`M${end} ${at}l${-8 - i * 3} ${20 + i * 14}`, shade(colour, 0.4), 2, { opacity: 0.4 })
    );
  });
  return rect(0, y, 800, 800 - y, 0, paint) + gaps.join('');
}

/** A table or worktop with a front edge. */
export function worktop(pen: Pen, y: number, colour: string, edgeY = 752): string {
  const face = pen.linear(
    [
      [0, shade(colour, 0.12)],
      [0.3, colour],
      [1, tint(colour, 0.3)],
    ],
    [0.5, 0],
    [0.4, 1],
  );
  return (
    rect(0, y, 800, 800 - y, 0, face) +
    rect(0, edgeY, 800, 800 - edgeY, 0, shade(colour, 0.26)) +
    rect(0, edgeY, 800, 3, 0, tint(colour, 0.6))
  );
}

/** Faint veins of stone. */
export const veins = (y: number, colour: string): string =>
  [0, 1, 2, 3]
    .map((i) =>
      line(
        d`M${-20 + i * 240} ${y + 30 + i * 24}q90 ${20 + i * 8} 150 ${70 - i * 10}t220 60`,
        shade(colour, 0.3),
        2 + (i % 2),
        { opacity: 0.22 },
      ),
    )
    .join('');

/** Kitchen tiles. */
export function tiles(pen: Pen, y: number, colour: string): string {
  const tile =
    rect(2, 2, 116, 56, 4, tint(colour, 0.4)) +
    path('M4 6h112l-30 8h-76Z', '#ffffff', { opacity: 0.35 });
  const row = Array.from({ length: 8 }, (_, i) =>
    pen.copy(tile, { transform: `translate(${i * 120 - 60} 0)` }),
  ).join('');
  const rows = Array.from({ length: Math.ceil(y / 60) }, (_, i) =>
    pen.copy(row, { transform: `translate(${(i % 2) * -60} ${i * 60})` }),
  ).join('');
  const dusk = pen.linear(
    [
      [0, '#ffffff', 0.25],
      [0.6, '#ffffff', 0],
      [1, '#1c1a24', 0.14],
    ],
    [0, 0],
    [1, 0.8],
  );
  return rect(0, 0, 800, y, 0, shade(colour, 0.1)) + rows + rect(0, 0, 800, y, 0, dusk);
}

/** Lower wall panels. */
export const wainscot = (y: number, colour: string): string =>
  rect(0, y - 150, 800, 150, 0, tint(colour, 0.35)) +
  rect(0, y - 156, 800, 10, 0, tint(colour, 0.6)) +
  [-40, 190, 420, 650]
    .map((x) =>
      rect(x, y - 124, 190, 96, 0, 'none', { stroke: shade(colour, 0.16), 'stroke-width': 3 }),
    )
    .join('') +
  rect(0, y - 12, 800, 12, 0, tint(colour, 0.5));

/** A round mirror on the wall. */
export const mirror = (pen: Pen, x: number, y: number, r: number, frame: string): string =>
  circle(x + 6, y + 9, r, '#1c1a24', { opacity: 0.16 }) +
  circle(x, y, r, pen.lit(frame)) +
  circle(
    x,
    y,
    r - 10,
    pen.linear(
      [
        [0, '#f6fafb'],
        [0.5, '#d5e0e4'],
        [1, '#b7c6cd'],
      ],
      [0, 0],
      [1, 1],
    ),
  );

/** A framed picture of plain forms. */
export const frame = (
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  accent: string,
): string =>
  rect(x + 5, y + 8, w, h, 2, '#1c1a24', { opacity: 0.18 }) +
  rect(x, y, w, h, 2, pen.lit('#c99f6c')) +
  rect(x + 8, y + 8, w - 16, h - 16, 0, '#f8f4ec') +
  circle(x + w * 0.58, y + h * 0.42, w * 0.2, mix(accent, '#f2d9c0', 0.3)) +
  path(
    d`M${x + 24} ${y + h - 24}q${w * 0.2} ${-h * 0.4} ${w * 0.42} ${-h * 0.16}t${w - 48 - w * 0.42} ${-h * 0.06}v${h * 0.22}Z`,
    mix(accent, '#3a4050', 0.35),
  );

/** Out of doors: sky, hills, trees out of focus and grass. */
export function meadow(pen: Pen): string {
  const sky = pen.linear(
    [
      [0, '#bfe0f3'],
      [0.6, '#eaf4f2'],
      [1, '#f7f1df'],
    ],
    [0, 0],
    [0, 1],
  );
  const grass = pen.linear(
    [
      [0, '#8fbb72'],
      [0.4, '#a9cd83'],
      [1, '#c3dc96'],
    ],
    [0, 0],
    [0, 1],
  );
  const trees = [40, 150, 236, 520, 610, 720, 800]
    .map((x, i) =>
      ellipse(
        x,
        430 - (i % 3) * 26,
        78 + (i % 2) * 30,
        92 + (i % 3) * 20,
        i % 2 ? '#6fa36a' : '#86b478',
      ),
    )
    .join('');
  const blades = Array.from({ length: 26 }, (_, i) =>
    line(
      d`M${chance(i, 'x') * 800} ${560 + chance(i, 'y') * 230}q4 -16 ${chance(i, 'l') * 14 - 4} -26`,
      '#7fae5f',
      3,
      { opacity: 0.55 },
    ),
  ).join('');
  return (
    rect(0, 0, 800, 800, 0, sky) +
    circle(
      640,
      130,
      150,
      pen.radial([
        [0, '#fffbe8'],
        [0.3, '#fff4d0', 0.7],
        [1, '#fff4d0', 0],
      ]),
    ) +
    path('M0 420Q180 320 360 400T800 360V560H0Z', '#b5d3b4') +
    group(trees, { filter: pen.blur(9) }) +
    rect(0, 500, 800, 300, 0, grass) +
    blades
  );
}
