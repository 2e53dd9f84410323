/** Dog bed, cat tower, book, plant and guitar. */
import { camera } from '../parts/camera';
import { panel } from '../parts/cloth';
import { contact, dropped } from '../parts/shadow';
import { rounded } from '../parts/shape';
import { circle, d, ellipse, group, line, path, rect, stitch } from '../parts/svg';
import { contrast, mix, shade, tint } from '../parts/tint';
import { gleam, inside, streak } from '../parts/trim';
import type { Draw, Drawings } from './drawing';

const dogBed: Draw = (pen, look) => {
  const { colour } = look;
  const lining = look.pick(
    'lining',
    '#f4eee2',
    tint(colour, 0.6),
    mix(look.accent, '#f4eee2', 0.55),
  );
  const plush = pen.pattern(
    15,
    13,
    line('M2 8q3 -5 6 0', shade(lining, 0.35), 1.8, { opacity: 0.35 }) +
      line('M9 13q3 -5 6 0', tint(lining, 0.6), 1.8, { opacity: 0.5 }),
  );
  const outer =
    'M100 520C100 420 240 384 400 384S700 420 700 520C700 620 580 656 400 656S100 620 100 520Z';
  const bone = path(
    'M-52 -10C-70 -30 -94 -12 -84 4C-98 20 -72 38 -54 18H54C72 38 98 20 84 4C94 -12 70 -30 52 -10Z',
    pen.lit('#f6efe0'),
    { transform: 'translate(470 520) rotate(-14)' },
  );
  return (
    contact(pen, 410, 640, 310, 34) +
    panel(pen, { outline: outer, colour, depth: 2.2 }) +
    path(
      'M160 480C170 420 280 398 400 398S630 420 640 480C640 550 540 576 400 576S160 550 160 480Z',
      shade(lining, 0.4),
    ) +
    panel(pen, {
      outline:
        'M170 494C180 440 290 424 400 424S620 440 630 494C630 556 530 580 400 580S170 556 170 494Z',
      colour: lining,
      weave: plush,
      depth: 1.3,
      folds: ['M260 540Q340 500 420 530'],
    }) +
    panel(pen, {
      outline:
        'M100 530C104 480 150 478 168 500C210 556 300 580 400 580S590 556 632 500C650 478 696 480 700 530C700 620 580 656 400 656S100 620 100 530Z',
      colour,
      depth: 1.8,
      folds: ['M240 590Q260 620 250 646', 'M560 590Q540 620 552 646'],
    }) +
    stitch('M124 556C200 640 600 640 676 556', contrast(colour, 0.35), 2.4) +
    look.pick(
      'toy',
      bone,
      circle(500, 516, 34, pen.ball(look.accent)) +
        line('M470 504Q500 520 530 508', '#fff', 4, { opacity: 0.7 }),
      '',
    )
  );
};

const catTower: Draw = (pen, look) => {
  const { colour } = look;
  const cam = camera({ x: 390, y: 628, yaw: 24, pitch: 18 });
  const wood = look.pick('wood', '#c99c68', '#8a6244', '#e6d7bd');
  const rope = pen.pattern(40, 11, path('M0 1h40v6H0z', shade('#cbb187', 0.3), { opacity: 0.5 }));
  const pole = (x: number, z: number, from: number, to: number): string => {
    const [[px, top], [, bottom]] = [cam.at(x, to, z), cam.at(x, from, z)];
    return (
      rect(px - 20, top, 40, bottom - top, 0, pen.round('#d6bf96')) +
      rect(px - 20, top, 40, bottom - top, 0, rope)
    );
  };
  const shelf = (x: number, y: number, z: number, w: number, depth: number): string =>
    cam.box(pen, { x, y, z, w, h: 18, d: depth }, wood, {}, 8) +
    cam.box(
      pen,
      { x: x + 6, y: y + 18, z: z + 6, w: w - 12, h: 12, d: depth - 12 },
      colour,
      {},
      14,
    );
  const house = { x: -150, y: 34, z: -90, w: 180, h: 150, d: 170 };
  const [nx, ny] = cam.at(70, 470, -10);
  const [bx, by] = cam.at(130, 250, 60);
  const nest =
    ellipse(nx, ny, 112, 34, shade(colour, 0.5)) +
    path(
      d`M${nx - 112} ${ny}C${nx - 108} ${ny + 70} ${nx - 50} ${ny + 86} ${nx} ${ny + 86}S${nx + 108} ${ny + 70} ${nx + 112} ${ny}C${nx + 70} ${ny + 36} ${nx - 70} ${ny + 36} ${nx - 112} ${ny}Z`,
      pen.round(colour),
    ) +
    line(
      d`M${nx - 110} ${ny + 2}C${nx - 70} ${ny + 40} ${nx + 70} ${ny + 40} ${nx + 110} ${ny + 2}`,
      tint(colour, 0.6),
      8,
    );
  return (
    cam.shadow(pen, { x: -170, y: 0, z: -120, w: 340, h: 160, d: 240 }) +
    cam.box(pen, { x: -170, y: 0, z: -120, w: 340, h: 22, d: 240 }, wood, {}, 8) +
    cam.box(pen, { x: -164, y: 22, z: -114, w: 328, h: 10, d: 228 }, colour, {}, 10) +
    pole(80, -50, 30, 400) +
    cam.box(
      pen,
      house,
      colour,
      {
        front:
          ellipse(90, 92, 54, 60, shade(colour, 0.6)) +
          ellipse(92, 96, 50, 55, '#2e2822') +
          stitch('M10 10h160v130H10Z', contrast(colour, 0.4), 2),
        right: '',
      },
      16,
    ) +
    shelf(-160, 186, -96, 200, 180) +
    pole(-100, -40, 214, 330) +
    shelf(-160, 330, -90, 150, 120) +
    pole(120, 40, 30, 250) +
    shelf(50, 236, -20, 130, 120) +
    nest +
    line(d`M${bx} ${by}v64`, '#8a7a5a', 3) +
    circle(bx, by + 78, 17, pen.ball(look.accent))
  );
};

const book: Draw = (pen, look) => {
  const { colour } = look;
  const cam = camera({ x: 400, y: 580, yaw: 28, pitch: 28 });
  const pages = pen.pattern(600, 4, path('M0 0h600v1.4H0z', '#b8ab93', { opacity: 0.7 }));
  const second = look.pick('second', look.accent, shade(colour, 0.45), '#d9a441');
  const art = look.pick(
    'art',
    circle(150, 120, 70, tint(colour, 0.75)) +
      path('M0 250Q80 180 160 230T300 210V330H0Z', second, { opacity: 0.85 }),
    [0, 1, 2, 3, 4]
      .map((i) =>
        rect(
          40 + i * 46,
          60 + (i % 3) * 26,
          30,
          150 - (i % 2) * 40,
          15,
          i % 2 ? second : tint(colour, 0.7),
        ),
      )
      .join(''),
    path('M150 50L260 150L150 250L40 150Z', tint(colour, 0.7)) +
      path('M150 100L206 150L150 200L94 150Z', second),
  );
  const volume = (
    y: number,
    h: number,
    x: number,
    z: number,
    tone: string,
    cover: string,
  ): string => {
    const block = { x, y, z, w: 300, h, d: 380 };
    return (
      cam.box(pen, { ...block, h: 8 }, tone, {}, 4) +
      cam.box(
        pen,
        { x: x + 4, y: y + 8, z: z + 6, w: 288, h: h - 16, d: 366 },
        '#f6f0e2',
        { front: rect(0, 0, 288, h - 16, 0, pages), right: rect(0, 0, 366, h - 16, 0, pages) },
        1,
      ) +
      cam.box(pen, { ...block, y: y + h - 8, h: 8 }, tone, { top: cover }, 4) +
      path(
        cam.poly(
          [x, y, z + 380],
          [x + 3, y, z + 380],
          [x + 3, y + h, z + 380],
          [x, y + h, z + 380],
        ),
        shade(tone, 0.2),
      )
    );
  };
  const cover =
    rect(12, 12, 276, 356, 4, 'none', {
      stroke: tint(colour, 0.5),
      'stroke-width': 2,
      'stroke-opacity': 0.6,
    }) +
    group(art, { transform: 'translate(0 10)' }) +
    rect(60, 296, 180, 14, 7, tint(colour, 0.85)) +
    rect(90, 324, 120, 9, 4, tint(colour, 0.7)) +
    gleam(pen, 'M0 0H130L20 380H0Z', 0.16);
  const ribbon = line('M322 628q-14 40 6 60', second, 11);
  return (
    cam.shadow(pen, { x: -160, y: 0, z: -190, w: 320, h: 120, d: 390 }) +
    volume(0, 52, -150, -180, mix(second, '#f1ead9', 0.15), '') +
    volume(52, 44, -164, -196, tint(colour, 0.6), '') +
    volume(96, 58, -146, -186, colour, cover) +
    look.pick('ribbon', ribbon, '')
  );
};

const plant: Draw = (pen, look) => {
  const { colour } = look;
  const kind = look.pick('kind', 'monstera', 'snake', 'ficus');
  const r = look.range('pot', 104, 126);
  const green = look.pick('green', '#3f7a4c', '#56884a', '#2f6b5b');
  const leaf = (x: number, y: number, s: number, turn: number, i: number): string => {
    const tone = mix(green, i % 2 ? '#8fb35a' : '#1f4a3a', 0.28);
    const shape = {
      monstera:
        'M0 0C-70 -20 -96 -84 -70 -140C-50 -176 -16 -190 0 -204C16 -190 50 -176 70 -140C96 -84 70 -20 0 0Z',
      snake: 'M-22 0C-34 -110 -26 -220 2 -320C30 -220 34 -110 22 0Z',
      ficus: 'M0 0C-44 -30 -52 -90 0 -140C52 -90 44 -30 0 0Z',
    }[kind];
    const veins =
      kind === 'snake'
        ? [-60, -110, -160, -210, -250]
            .map((v) =>
              path(d`M-26 ${v}q26 -16 52 0v12q-26 -16 -52 0Z`, tint(tone, 0.35), { opacity: 0.5 }),
            )
            .join('')
        : line(kind === 'ficus' ? 'M0 -6V-128' : 'M0 -6V-190', tint(tone, 0.5), 4, {
            opacity: 0.7,
          }) +
          (kind === 'monstera'
            ? [-50, -90, -130]
                .map((v) =>
                  path(
                    d`M70 ${v + 6}L22 ${v - 10}L84 ${v - 16}Z M-70 ${v + 6}L-22 ${v - 10}L-84 ${v - 16}Z`,
                    shade(tone, 0.55),
                    { opacity: 0.5 },
                  ),
                )
                .join('')
            : '');
    return group(
      path(
        shape,
        pen.linear([
          [0, tint(tone, 0.3)],
          [0.5, tone],
          [1, shade(tone, 0.35)],
        ]),
      ) + inside(pen, shape, veins),
      { transform: d`translate(${x} ${y}) rotate(${turn}) scale(${s})` },
    );
  };
  const stem = (x: number, y: number): string =>
    line(d`M400 470Q${(400 + x) / 2 + 6} ${y + 70} ${x} ${y}`, shade(green, 0.25), 7);
  const foliage = {
    monstera: (
      [
        [300, 380, 0.86, -52],
        [500, 380, 0.86, 54],
        [400, 330, 1.04, 2],
        [326, 300, 0.8, -24],
        [478, 290, 0.84, 28],
      ] as const
    )
      .map(([x, y, s, t], i) => stem(x, y) + leaf(x, y, s, t, i))
      .join(''),
    snake: (
      [
        [350, 490, 0.9, -14],
        [450, 490, 0.96, 13],
        [384, 490, 1.1, -5],
        [424, 496, 1.04, 6],
        [400, 500, 0.7, 0],
      ] as const
    )
      .map(([x, y, s, t], i) => leaf(x, y, s, t, i))
      .join(''),
    ficus:
      line('M400 480C396 400 404 330 400 220', '#7a5a40', 12) +
      (
        [
          [400, 420, 0.8, -70],
          [400, 410, 0.8, 66],
          [398, 360, 0.86, -50],
          [402, 350, 0.88, 56],
          [400, 300, 0.9, -36],
          [400, 290, 0.9, 44],
          [400, 240, 0.9, -12],
          [402, 250, 0.86, 20],
        ] as const
      )
        .map(([x, y, s, t], i) => leaf(x, y, s, t, i))
        .join(''),
  }[kind];
  const ridges = pen.pattern(22, 60, path('M0 0h9v60H0z', shade(colour, 0.4), { opacity: 0.22 }));
  const skin = d`M${400 - r} 480L${424 - r} 630A${r - 24} 22 0 0 0 ${376 + r} 630L${400 + r} 480Z`;
  return (
    contact(pen, 404, 648, r - 6, 24) +
    ellipse(400, 478, r - 4, 24, '#4a3a2e') +
    foliage +
    path(
      d`M${404 - r} 478A${r - 4} 24 0 0 0 ${396 + r} 478L${390 + r} 520H${410 - r}Z`,
      pen.round(colour),
    ) +
    path(skin.replace('480L', '484L'), pen.round(colour)) +
    (look.pick('ridges', true, false) ? path(skin, ridges) : '') +
    line(d`M${400 - r} 478A${r} 26 0 0 0 ${400 + r} 478`, tint(colour, 0.5), 9) +
    streak(pen, 420 - r, 510, 14, 90, 0.5)
  );
};

const guitar: Draw = (pen, look) => {
  const { colour } = look;
  const neck = '#6b4630';
  const body =
    'M400 350C440 344 474 366 478 410C480 446 472 466 500 492C536 524 540 590 506 632C480 664 440 676 400 676S320 664 294 632C260 590 264 524 300 492C328 466 320 446 322 410C326 366 360 344 400 350Z';
  const strings = [-13, -8, -3, 3, 8, 13]
    .map((x) => line(d`M${400 + x} 104L${400 + x * 1.3} 598`, '#e9e4d6', 1.4))
    .join('');
  const frets = Array.from({ length: 13 }, (_, i) =>
    rect(379, 156 + i * 17 * (1 - i * 0.016), 42, 2.4, 1, '#d9cba0'),
  ).join('');
  const pegs = [0, 1, 2]
    .map((i) =>
      [-1, 1]
        .map((side) =>
          rect(side < 0 ? 346 : 430, 74 + i * 22, 24, 10, 5, pen.roundAcross('#e0d9c8')),
        )
        .join(''),
    )
    .join('');
  const guard = look.pick(
    'guard',
    path('M430 520C480 530 500 570 470 610C450 600 430 570 426 540Z', shade(colour, 0.6), {
      opacity: 0.9,
    }),
    '',
  );
  const grain = inside(
    pen,
    body,
    Array.from({ length: 14 }, (_, i) =>
      line(d`M${270 + i * 20} 340q${(i % 3) * 5 - 4} 170 0 340`, shade(colour, 0.4), 3, {
        opacity: 0.14,
      }),
    ).join(''),
  );
  return group(
    dropped(pen, [body, rounded(376, 60, 48, 300, 8)], 1.1) +
      path(body, shade(colour, 0.5), { transform: 'translate(4 9)' }) +
      path(
        body,
        pen.radial(
          [
            [0, tint(colour, 0.35)],
            [0.55, colour],
            [1, shade(colour, 0.5)],
          ],
          [0.42, 0.6],
          0.7,
        ),
      ) +
      grain +
      path(body, 'none', { stroke: '#f2e6cc', 'stroke-width': 5, 'stroke-opacity': 0.8 }) +
      circle(400, 506, 50, shade(colour, 0.4)) +
      circle(400, 506, 45, '#f2e3c2') +
      circle(400, 506, 41, 'none', {
        stroke: look.accent,
        'stroke-width': 4,
        'stroke-dasharray': '6 4',
      }) +
      circle(
        400,
        506,
        36,
        pen.radial([
          [0, '#120d0a'],
          [1, '#3a2a1e'],
        ]),
      ) +
      guard +
      rect(378, 140, 44, 330, 3, pen.round(neck, 0.8)) +
      frets +
      [3, 5, 7, 9].map((i) => circle(400, 148 + i * 16, 3.4, '#f1ead8')).join('') +
      pegs +
      path(
        'M372 146L366 76Q366 58 384 56H416Q434 58 434 76L428 146Z',
        pen.lit(shade(colour, 0.3)),
      ) +
      rect(376, 142, 48, 7, 2, '#f6f0e0') +
      strings +
      rect(350, 592, 100, 20, 8, pen.lit(neck)) +
      rect(364, 598, 72, 5, 2, '#f6f0e0') +
      gleam(pen, 'M296 530C290 580 300 620 330 646C310 600 310 560 322 520Z', 0.35),
    { transform: 'rotate(24 400 380) translate(0 14)' },
  );
};

const home = { pose: 'stand', girth: 'full', place: 'room' } as const;

export const petHobby: Drawings<'dog-bed' | 'cat-tower' | 'book' | 'plant' | 'guitar'> = {
  'dog-bed': { ...home, rise: 80, focus: { x: 400, y: 520, zoom: 1.7 }, draw: dogBed },
  'cat-tower': { ...home, girth: 'slim', focus: { x: 370, y: 450, zoom: 1.7 }, draw: catTower },
  book: { ...home, place: 'desk', rise: 40, focus: { x: 400, y: 470, zoom: 1.7 }, draw: book },
  plant: { ...home, girth: 'slim', focus: { x: 400, y: 420, zoom: 1.7 }, draw: plant },
  guitar: {
    pose: 'flat',
    girth: 'slim',
    place: 'room',
    focus: { x: 370, y: 480, zoom: 1.9 },
    draw: guitar,
  },
};
