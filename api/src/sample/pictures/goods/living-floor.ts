/** Rug and storage box. */
import { camera } from '../parts/camera';
import { panel } from '../parts/cloth';
import { contact, dropped } from '../parts/shadow';
import { rounded } from '../parts/shape';
import { circle, d, ellipse, group, line, path, rect, stitch } from '../parts/svg';
import { contrast, mix, shade, tint } from '../parts/tint';
import { inside, tag } from '../parts/trim';
import type { Draw, Drawings } from './drawing';

const rug: Draw = (pen, look) => {
  const { colour } = look;
  const second = mix(look.accent, colour, 0.25);
  const ink = contrast(colour, 0.45);
  const pile = pen.pattern(
    7,
    7,
    path('M0 0h3v7H0z', shade(colour, 0.4), { opacity: 0.12 }) +
      path('M4 0h1v7H4z', '#fff', { opacity: 0.14 }),
  );
  const kind = look.pick('kind', 'diamonds', 'round', 'arches', 'border');
  if (kind === 'round') {
    const outline = 'M400 120A280 280 0 1 1 399.9 120Z';
    const rings = [250, 214, 178, 142, 106, 70, 34]
      .map((r, i) =>
        circle(400, 400, r, 'none', {
          stroke: i % 3 === 1 ? second : ink,
          'stroke-width': i % 3 === 1 ? 20 : 5,
          'stroke-opacity': i % 3 === 1 ? 0.75 : 0.35,
        }),
      )
      .join('');
    return (
      dropped(pen, [outline]) +
      panel(pen, { outline, colour, weave: pile, depth: 0.8 }) +
      rings +
      circle(400, 400, 276, 'none', {
        stroke: shade(colour, 0.3),
        'stroke-width': 6,
        'stroke-dasharray': '16 7',
      })
    );
  }
  const [w, h] = [400, 570];
  const outline = rounded(400 - w / 2, 400 - h / 2, w, h, 8);
  const fringe = (y: number, way: number): string =>
    Array.from({ length: 27 }, (_, i) =>
      line(
        d`M${206 + i * 15} ${y}q${(i % 3) - 1} ${way * 14} ${((i % 2) - 0.5) * 6} ${way * 30}`,
        tint(colour, 0.45),
        5,
      ),
    ).join('');
  const diamonds = Array.from({ length: 5 }, (_, row) =>
    [-1, 0, 1]
      .map((col) =>
        path(
          d`M${400 + col * 120} ${174 + row * 113 - 52}l54 52l-54 52l-54 -52Z`,
          (row + col) % 2 ? second : 'none',
          { opacity: 0.8, stroke: ink, 'stroke-width': 5, 'stroke-opacity': 0.6 },
        ),
      )
      .join(''),
  ).join('');
  const arches = [0, 1, 2, 3]
    .map((row) =>
      [0, 1]
        .map((col) =>
          [74, 50, 26]
            .map((r, i) =>
              path(
                d`M${300 + col * 200 - r - 18} ${262 + row * 134}a${r + 18} ${r + 18} 0 0 1 ${r * 2 + 36} 0Z`,
                i % 2 ? colour : second,
                { opacity: 0.85 },
              ),
            )
            .join(''),
        )
        .join(''),
    )
    .join('');
  const border =
    rect(236, 151, 328, 498, 4, 'none', {
      stroke: second,
      'stroke-width': 26,
      'stroke-opacity': 0.85,
    }) +
    rect(272, 187, 256, 426, 4, 'none', { stroke: ink, 'stroke-width': 4, 'stroke-opacity': 0.6 });
  const art = { diamonds, arches, border }[kind];
  return group(
    dropped(pen, [outline]) +
      fringe(116, -1) +
      fringe(684, 1) +
      panel(pen, { outline, colour, weave: pile, depth: 0.9 }) +
      inside(pen, outline, art + rect(200, 110, 400, 580, 0, pile)) +
      stitch('M206 122H594M206 678H594', ink, 3),
    { transform: 'rotate(-14 400 400) translate(0 6) scale(.94) translate(25 20)' },
  );
};

const storageBox: Draw = (pen, look) => {
  const { colour } = look;
  const cam = camera({ x: 380, y: 590, yaw: 28, pitch: 20 });
  const h = look.range('height', 230, 290);
  const kind = look.pick('kind', 'lidded', 'basket', 'fabric');
  const block = { x: -200, y: 0, z: -130, w: 400, h, d: 260 };
  const weave = pen.pattern(
    26,
    18,
    rect(0, 0, 24, 8, 4, tint(colour, 0.35), { opacity: 0.7 }) +
      rect(-13, 9, 24, 8, 4, shade(colour, 0.25), { opacity: 0.6 }) +
      rect(13, 9, 24, 8, 4, shade(colour, 0.25), { opacity: 0.6 }),
  );
  const linen = pen.pattern(
    6,
    6,
    path('M0 0h2v6H0zM0 0v2h6V0z', shade(colour, 0.5), { opacity: 0.1 }),
  );
  const leather = '#a87343';
  const handle = (x: number): string =>
    line(d`M${x - 46} 70q0 70 46 70t46 -70`, shade(leather, 0.3), 16) +
    line(d`M${x - 46} 68q0 70 46 70t46 -70`, leather, 11) +
    circle(x - 46, 70, 7, '#d1ab62') +
    circle(x + 46, 70, 7, '#d1ab62');
  const grip = (x: number): string =>
    rect(x - 44, 60, 88, 30, 15, shade(colour, 0.6)) +
    rect(x - 44, 64, 88, 30, 15, 'none', {
      stroke: tint(colour, 0.5),
      'stroke-width': 3,
      'stroke-opacity': 0.6,
    });
  const label =
    rect(150, 66, 100, 62, 6, '#b9bcc0') +
    rect(157, 73, 86, 48, 3, '#f7f4ec') +
    rect(170, 90, 60, 5, 2, '#8b857c');
  const skin = kind === 'basket' ? weave : linen;
  const front =
    rect(0, 0, 400, h, 0, skin) +
    { lidded: label, basket: grip(200), fabric: handle(200) }[kind] +
    (kind === 'fabric' ? stitch('M8 26H392', contrast(colour, 0.35), 3) : '');
  const right =
    rect(0, 0, 260, h, 0, skin) +
    { lidded: grip(130), basket: grip(130), fabric: handle(130) }[kind];
  const body =
    cam.shadow(pen, block) +
    cam.box(pen, block, colour, { front, right }, kind === 'lidded' ? 8 : 16);
  if (kind === 'lidded')
    return (
      body +
      cam.box(
        pen,
        { x: -210, y: h - 14, z: -140, w: 420, h: 46, d: 280 },
        tint(colour, 0.12),
        {
          front: rect(0, 0, 420, 46, 0, linen),
          top: rect(150, 110, 120, 60, 10, shade(colour, 0.06)),
        },
        10,
      ) +
      tag(...cam.at(110, 40, 130), 44, 26, look.accent)
    );
  const rolls = [-110, 0, 110]
    .map((x, i) => {
      const [px, py] = cam.at(x, h + 4, 10);
      const tone = [look.accent, '#f3ede1', mix(look.accent, '#f3ede1', 0.6)][i] ?? '#f3ede1';
      return (
        ellipse(px, py - 10, 68, 62, pen.ball(tone, 0.7)) +
        line(d`M${px - 40} ${py}q40 -60 80 -6`, shade(tone, 0.35), 5, { opacity: 0.5 })
      );
    })
    .join('');
  const mouth = cam.poly([-192, h, -122], [192, h, -122], [192, h, 122], [-192, h, 122]);
  const lip = cam.poly([-200, h, 130], [200, h, 130], [200, h - 22, 130], [-200, h - 22, 130]);
  return (
    body +
    path(mouth, shade(colour, 0.6)) +
    rolls +
    cam.on(
      'front',
      block,
      rect(
        0,
        -1,
        400,
        70,
        0,
        pen.linear([
          [0, tint(colour, 0.2)],
          [1, colour],
        ]),
      ) + rect(0, 0, 400, 70, 0, skin),
    ) +
    cam.on(
      'right',
      block,
      rect(0, -1, 260, 70, 0, shade(colour, 0.24)) + rect(0, 0, 260, 70, 0, skin),
    ) +
    (kind === 'fabric'
      ? cam.on('front', block, handle(200) + stitch('M8 26H392', contrast(colour, 0.35), 3)) +
        cam.on('right', block, handle(130))
      : cam.on('front', block, grip(200)) + cam.on('right', block, grip(130))) +
    path(lip, tint(colour, 0.3), { opacity: 0.35 })
  );
};

export const floorware: Drawings<'rug' | 'storage-box'> = {
  rug: {
    pose: 'flat',
    girth: 'slim',
    place: 'room',
    focus: { x: 360, y: 330, zoom: 1.8 },
    draw: rug,
  },
  'storage-box': {
    pose: 'stand',
    girth: 'full',
    place: 'room',
    rise: 40,
    focus: { x: 360, y: 450, zoom: 1.7 },
    draw: storageBox,
  },
};
