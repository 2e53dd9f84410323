/** Building blocks, a plush toy and a puzzle. */
import { camera } from '../parts/camera';
import { panel } from '../parts/cloth';
import { wallpaper } from '../parts/screen';
import { contact, dropped } from '../parts/shadow';
import { rounded, smooth } from '../parts/shape';
import { circle, d, ellipse, group, line, mirrored, path, place, rect, stitch } from '../parts/svg';
import { mix, shade, tint } from '../parts/tint';
import { inside } from '../parts/trim';
import { cylinder } from '../parts/vessel';
import type { Draw, Drawings } from './drawing';

const both = (right: string): string => right + mirrored(right);

const blocks: Draw = (pen, look) => {
  const { colour } = look;
  const paint = [
    colour,
    ...['#e2574c', '#f2c14e', '#3f83c8', '#4fa36c', '#ee8f4f'].filter((tone) => tone !== colour),
  ];
  const tone = (i: number): string => paint[i % paint.length] ?? colour;
  const kind = look.pick('kind', 'studs', 'wood');
  if (kind === 'wood') {
    const cam = camera({ x: 396, y: 600, yaw: 30, pitch: 20 });
    const face = (i: number): string =>
      [
        circle(55, 55, 30, tint(tone(i + 2), 0.1)),
        rect(28, 28, 54, 54, 8, tint(tone(i + 1), 0.1)),
        path('M55 22L88 84H22Z', tint(tone(i + 3), 0.1)),
      ][i % 3] ?? '';
    const cube = (x: number, y: number, z: number, i: number): string =>
      cam.box(
        pen,
        { x, y, z, w: 110, h: 110, d: 110 },
        mix(tone(i), '#e3bf8e', i % 2 ? 0.7 : 0.1),
        {
          front: rect(8, 8, 94, 94, 8, '#fff', { opacity: 0.16 }) + face(i),
          right: rect(8, 8, 94, 94, 8, '#fff', { opacity: 0.08 }) + face(i + 1),
          top: face(i + 2),
        },
        12,
      );
    const [rx, ry] = cam.at(40, 220, -20);
    return (
      cam.shadow(pen, { x: -180, y: 0, z: -70, w: 350, h: 110, d: 120 }) +
      cube(-60, 0, -80, 3) +
      cube(-180, 0, 10, 0) +
      cube(60, 0, 0, 1) +
      cube(-60, 110, -40, 2) +
      contact(pen, rx + 4, ry + 20, 40, 12) +
      path(
        d`M${rx - 84} ${ry - 10}L${rx - 20} ${ry - 100}L${rx + 50} ${ry + 6}L${rx - 14} ${ry + 24}Z`,
        pen.lit(tone(4)),
      ) +
      path(
        d`M${rx - 20} ${ry - 100}L${rx + 50} ${ry + 6}L${rx + 24} ${ry + 16}Z`,
        shade(tone(4), 0.25),
      )
    );
  }
  const cam = camera({ x: 388, y: 604, yaw: 30, pitch: 22 });
  const [u, h] = [62, 74];
  const brick = (
    x: number,
    y: number,
    z: number,
    cols: number,
    rows: number,
    i: number,
  ): string => {
    const block = { x: x * u, y: y * h, z: z * u, w: cols * u, h, d: rows * u };
    const stud = cylinder(pen, {
      cx: 0,
      top: -15,
      bottom: 0,
      r: u * 0.33,
      colour: tone(i),
      tilt: cam.tilt,
    });
    const studs = Array.from({ length: rows * cols }, (_, k) => {
      const [sx, sy] = cam.at(
        (x + (k % cols) + 0.5) * u,
        (y + 1) * h,
        (z + Math.floor(k / cols) + 0.5) * u,
      );
      return pen.copy(stud, { transform: d`translate(${sx} ${sy})` });
    }).join('');
    return cam.box(pen, block, tone(i), {}, 6) + studs;
  };
  const tall = look.pick('tall', true, false);
  return (
    cam.shadow(pen, { x: -4 * u, y: 0, z: -2 * u, w: 8 * u, h: 120, d: 4 * u }) +
    brick(-4, 0, -2, 4, 2, 1) +
    brick(0, 0, -2, 4, 2, 2) +
    brick(-4, 0, 0, 2, 2, 3) +
    brick(-2, 0, 0, 4, 2, 0) +
    brick(-3, 1, -2, 4, 2, 0) +
    brick(1, 1, -2, 2, 2, 4) +
    brick(-2, 1, 0, 2, 2, 2) +
    (tall ? brick(-2, 2, -2, 2, 2, 3) + brick(-2, 3, -2, 2, 2, 1) : brick(-1, 2, -2, 2, 2, 1))
  );
};

const plush: Draw = (pen, look) => {
  const { colour } = look;
  const kind = look.pick('animal', 'bear', 'rabbit', 'dog');
  const soft = tint(colour, 0.55);
  const fur = pen.pattern(
    13,
    13,
    line('M2 8q2 -5 5 -3', shade(colour, 0.4), 1.6, { opacity: 0.25 }) +
      line('M8 12q2 -4 4 -3', tint(colour, 0.6), 1.6, { opacity: 0.4 }),
  );
  const piece = (outline: string, tone = colour): string =>
    panel(pen, { outline, colour: tone, weave: fur, depth: 1.6 });
  const ears = {
    bear:
      piece('M486 176C496 126 566 130 570 182C572 220 536 238 510 232Z') +
      ellipse(534, 184, 22, 22, soft),
    rabbit:
      piece('M436 196C430 110 450 40 486 42C530 48 524 150 500 220Z') +
      path('M452 180C450 120 464 72 484 72C504 80 498 150 488 196Z', mix(soft, '#f0b0b4', 0.5)),
    dog: piece('M520 176C580 170 606 250 590 322C570 350 534 330 526 280Z', shade(colour, 0.25)),
  }[kind];
  const limb = piece(
    'M502 440C560 430 600 470 604 520C602 552 566 560 548 536C532 514 516 500 496 490Z',
  );
  const leg =
    piece('M436 570C470 540 560 550 584 600C596 640 560 656 510 654C460 652 424 620 436 570Z') +
    ellipse(552, 618, 28, 26, soft);
  const scarf = look.pick(
    'scarf',
    panel(pen, {
      outline: 'M284 392Q400 452 516 392L520 428Q400 488 282 428Z',
      colour: look.accent,
      depth: 0.7,
    }) +
      panel(pen, { outline: 'M452 440L500 430L520 540L468 548Z', colour: look.accent, depth: 0.6 }),
    panel(pen, {
      outline:
        'M400 424C370 396 336 398 334 424C336 452 370 450 400 430C430 450 464 452 466 424C464 398 430 396 400 424Z',
      colour: look.accent,
      depth: 0.6,
    }) + circle(400, 426, 14, pen.ball(look.accent)),
    '',
  );
  return (
    contact(pen, 404, 644, 200, 30) +
    (kind === 'dog' ? '' : both(ears)) +
    both(limb) +
    piece(
      smooth([
        [400, 380],
        [486, 410],
        [524, 520],
        [492, 620],
        [400, 646],
        [308, 620],
        [276, 520],
        [314, 410],
      ]),
    ) +
    ellipse(400, 540, 84, 88, soft) +
    stitch('M400 456V624', shade(soft, 0.3), 2) +
    both(leg) +
    piece(
      smooth([
        [400, 166],
        [492, 186],
        [546, 280],
        [520, 376],
        [400, 420],
        [280, 376],
        [254, 280],
        [308, 186],
      ]),
    ) +
    (kind === 'dog' ? both(ears) : '') +
    ellipse(400, 334, 70, 54, soft) +
    ellipse(400, 308, 25, 17, pen.ball('#3a2c2a')) +
    line('M400 324V346M400 346q-16 18 -34 8M400 346q16 18 34 8', '#4a3a36', 4) +
    both(
      circle(456, 270, 16, pen.ball('#26211f')) +
        circle(451, 264, 5, '#ffffff') +
        ellipse(494, 324, 22, 13, '#ef9a94', { opacity: 0.45 }),
    ) +
    scarf
  );
};

const puzzle: Draw = (pen, look) => {
  const { colour } = look;
  const step = 112;
  const [cols, rows] = [4, 4];
  const tab = (dx: number, dy: number, out: number): string => {
    const [nx, ny] = [-dy * out, dx * out];
    const s = step;
    return d`c${dx * s * 0.3} ${dy * s * 0.3} ${dx * s * 0.44 + nx * 6} ${dy * s * 0.44 + ny * 6} ${dx * s * 0.38 + nx * 14} ${dy * s * 0.38 + ny * 14}c${dx * -12 + nx * 12} ${dy * -12 + ny * 12} ${dx * s * 0.36 + nx * 20} ${dy * s * 0.36 + ny * 20} ${dx * s * 0.24} ${dy * s * 0.24}c${dx * -6 - nx * 8} ${dy * -6 - ny * 8} ${dx * s * 0.08 - nx * 14} ${dy * s * 0.08 - ny * 14} ${dx * s * 0.38 - nx * 14} ${dy * s * 0.38 - ny * 14}`;
  };
  const sign = (i: number): number => (i % 2 ? 1 : -1);
  const cuts =
    Array.from(
      { length: rows - 1 },
      (_, r) =>
        d`M0 ${(r + 1) * step}` +
        Array.from({ length: cols }, (_, c) => tab(1, 0, sign(r + c))).join(''),
    ).join('') +
    Array.from(
      { length: cols - 1 },
      (_, c) =>
        d`M${(c + 1) * step} 0` +
        Array.from({ length: rows }, (_, r) => tab(0, 1, sign(r + c + 1))).join(''),
    ).join('');
  const size = step * cols;
  const scene =
    wallpaper(
      pen,
      size,
      size,
      mix(colour, '#9fd0e8', 0.4),
      look.pick('picture', 'hills', 'waves'),
    ) +
    path('M250 300h90v70h-90Z', '#e8785a') +
    path('M240 302L295 250L350 302Z', '#8a4a3a') +
    rect(280, 330, 26, 40, 3, '#f6dca0');
  const sheet = rounded(0, 0, size, size, 10);
  const gapAt = path(d`M${step * 3} ${step * 3}H${size}V${size}H${step * 3}Z`, shade(colour, 0.45));
  const loose = (x: number, y: number, turn: number, tone: string): string => {
    const piece = d`M0 0${tab(1, 0, -1)}${tab(0, 1, 1)}h${-step}${tab(0, -1, 1)}Z`;
    return place(
      dropped(pen, [piece], 0.6) +
        path(piece, pen.lit(tone)) +
        path(piece, 'none', { stroke: tint(tone, 0.6), 'stroke-width': 3 }),
      { x, y, turn },
    );
  };
  return (
    group(
      place(
        dropped(pen, [sheet], 1) +
          path(rounded(-18, -18, size + 36, size + 36, 18), pen.lit('#d9b483')) +
          inside(pen, sheet, scene + gapAt) +
          line(cuts, '#2a2436', 3.4, { opacity: 0.4 }) +
          line(cuts, '#ffffff', 2, { opacity: 0.45, transform: 'translate(1.6 1.6)' }),
        { x: 140, y: 130, turn: -6 },
      ),
      {},
    ) +
    loose(596, 520, 24, mix(colour, '#40325e', 0.45)) +
    loose(470, 600, -30, mix(colour, '#e7a6a0', 0.5))
  );
};

const nursery = { girth: 'full', place: 'nursery' } as const;

export const play: Drawings<'blocks' | 'plush' | 'puzzle'> = {
  blocks: {
    ...nursery,
    pose: 'stand',
    rise: 20,
    focus: { x: 380, y: 470, zoom: 1.8 },
    draw: blocks,
  },
  plush: {
    ...nursery,
    pose: 'stand',
    girth: 'slim',
    focus: { x: 400, y: 300, zoom: 1.8 },
    draw: plush,
  },
  puzzle: { ...nursery, pose: 'flat', focus: { x: 460, y: 480, zoom: 1.9 }, draw: puzzle },
};
