/** Ramen, coffee beans, rice and pet food: bags of film, paper and cloth. */
import { panel } from '../parts/cloth';
import type { Pen } from '../parts/pen';
import { contact } from '../parts/shadow';
import { rounded, smooth, symmetric } from '../parts/shape';
import { circle, d, ellipse, group, line, path, rect, stitch } from '../parts/svg';
import { contrast, mix, shade, tint } from '../parts/tint';
import { gleam, inside, printCentred } from '../parts/trim';
import type { Draw, Drawings } from './drawing';

/** A bowl of something round with steam, as packs like to show. */
export const bowl = (
  pen: Pen,
  cx: number,
  cy: number,
  r: number,
  dish: string,
  food: string,
): string =>
  path(
    d`M${cx - r} ${cy}C${cx - r * 0.9} ${cy + r * 0.7} ${cx - r * 0.4} ${cy + r * 0.8} ${cx} ${cy + r * 0.8}S${cx + r * 0.9} ${cy + r * 0.7} ${cx + r} ${cy}Z`,
    pen.round(dish),
  ) +
  ellipse(cx, cy, r, r * 0.34, tint(dish, 0.5)) +
  ellipse(cx, cy + 2, r * 0.88, r * 0.27, food);

const crimps = (pen: Pen, colour: string): string =>
  pen.pattern(
    10,
    40,
    path('M0 0h4v40H0z', shade(colour, 0.45), { opacity: 0.35 }) +
      path('M5 0h2v40H5z', '#ffffff', { opacity: 0.3 }),
  );

const ramen: Draw = (pen, look) => {
  const { colour } = look;
  const w = look.range('width', 220, 246);
  const zig = Array.from({ length: 22 }, (_, i) => d`l${w / 11} ${i % 2 ? 9 : -9}`).join('');
  const back = Array.from({ length: 22 }, (_, i) => d`l${-w / 11} ${i % 2 ? -9 : 9}`).join('');
  const body = d`M${400 - w} 176${zig}C${400 + w + 16} 300 ${400 + w + 14} 500 ${400 + w} 648${back}C${400 - w - 14} 500 ${400 - w - 16} 300 ${400 - w} 176Z`;
  const noodle = '#f2d27a';
  const soup = mix(colour, '#b4451f', 0.5);
  const swirl = Array.from({ length: 6 }, (_, i) =>
    line(
      d`M${300 + i * 22} ${470 + (i % 2) * 8}q40 -34 90 -4t70 4`,
      i % 2 ? noodle : shade(noodle, 0.12),
      8,
    ),
  ).join('');
  const plate =
    ellipse(404, 560, 170, 40, '#1c1a24', { opacity: 0.25 }) +
    bowl(pen, 400, 480, 156, '#2a2627', soup) +
    inside(pen, 'M263 482a137 42 0 1 0 274 0a137 42 0 1 0 -274 0Z', swirl) +
    ellipse(360, 468, 34, 16, '#fffaf0') +
    circle(360, 467, 11, '#f2a93b') +
    [0, 1, 2, 3, 4]
      .map(
        (i) =>
          circle(430 + i * 18, 462 + (i % 3) * 12, 7, '#4f9a4f') +
          circle(430 + i * 18, 462 + (i % 3) * 12, 3, soup),
      )
      .join('');
  const blaze = look.pick(
    'blaze',
    path(d`M${400 - w - 10} 300L${400 + w + 10} 240V360L${400 - w - 10} 420Z`, tint(colour, 0.9)),
    circle(400, 330, 120, tint(colour, 0.9)),
    path(
      d`M${400 - w - 10} 250H${400 + w + 10}V390H${400 - w - 10}Z`,
      mix(colour, '#ffd84a', 0.85),
    ),
  );
  return (
    contact(pen, 404, 650, w + 6, 26) +
    path(
      body,
      pen.linear([
        [0, shade(colour, 0.3)],
        [0.08, tint(colour, 0.25)],
        [0.3, tint(colour, 0.08)],
        [0.7, colour],
        [0.94, shade(colour, 0.25)],
        [1, shade(colour, 0.4)],
      ]),
    ) +
    inside(
      pen,
      body,
      blaze +
        rect(320, 292, 160, 16, 8, shade(colour, 0.3)) +
        rect(340, 322, 120, 34, 10, colour) +
        printCentred(400, 336, 80, 1, '#ffffff', 10, 6) +
        plate +
        rect(300, 160, 200, 0, 0, 'none') +
        rect(150, 180, 500, 28, 0, crimps(pen, colour)) +
        rect(150, 612, 500, 28, 0, crimps(pen, colour)) +
        path('M170 220Q220 300 190 420Q240 330 230 220Z', '#ffffff', { opacity: 0.22 }) +
        path('M610 260Q570 380 620 560Q600 400 640 280Z', '#1c1a24', { opacity: 0.16 }),
    ) +
    gleam(
      pen,
      d`M${418 - w} 226C${408 - w} 320 ${410 - w} 480 ${422 - w} 600L${446 - w} 600C${430 - w} 480 ${430 - w} 330 ${444 - w} 226Z`,
      0.6,
    )
  );
};

/** A stand-up pouch with a folded top. */
const pouch = (w: number, top: number): string =>
  symmetric(
    [0, top],
    [
      [w - 22, top],
      [w - 20, top + 60],
      [w - 6, top + 120, w + 4, 480, w, 618],
      [w - 4, 646, w - 30, 656, 0, 656],
    ],
  );

const bean = (pen: Pen, x: number, y: number, r: number, turn: number): string =>
  group(
    ellipse(2, 5, r, r * 0.72, '#1c1a24', { opacity: 0.3 }) +
      ellipse(0, 0, r, r * 0.7, pen.ball('#5d3820')) +
      line(d`M${-r * 0.8} 0q${r * 0.8} ${r * 0.36} ${r * 1.6} 0`, '#2c170b', r * 0.14),
    { transform: `translate(${x} ${y}) rotate(${turn})` },
  );

const coffeeBeans: Draw = (pen, look) => {
  const film = look.pick('film', '#2f2c2b', '#c8a67a', '#efe9de', '#4a4f4c');
  const w = look.range('width', 168, 190);
  const body = pouch(w, 176);
  const accent = look.colour;
  const art = look.pick(
    'art',
    circle(400, 380, 70, accent) + circle(426, 356, 70, film, { opacity: 0.9 }),
    [0, 1, 2, 3]
      .map((i) =>
        path(
          d`M${310 + i * 20} ${440 - i * 34}h${180 - i * 40}v20h${i * 40 - 180}Z`,
          i % 2 ? tint(accent, 0.4) : accent,
        ),
      )
      .join(''),
    path('M300 440L370 330L420 400L450 360L500 440Z', accent) +
      circle(450, 316, 20, tint(accent, 0.5)),
  );
  return (
    contact(pen, 404, 650, w + 10, 28) +
    panel(pen, {
      outline: body,
      colour: film,
      depth: 1.8,
      folds: [
        { d: d`M${420 - w} 270Q${460 - w} 440 ${424 - w} 620`, width: 18 },
        { d: d`M${384 + w} 260Q${350 + w} 440 ${384 + w} 620`, width: 18 },
        { d: 'M300 250Q400 280 500 250', width: 14, strength: 0.2 },
      ],
    }) +
    inside(
      pen,
      body,
      rect(200, 176, 400, 46, 0, shade(film, 0.16)) +
        line('M200 224H600', shade(film, 0.5), 4, { opacity: 0.7 }) +
        line('M200 230H600', tint(film, 0.5), 2, { opacity: 0.5 }),
    ) +
    rect(400 - w - 6, 186, w * 2 + 12, 18, 6, pen.metal('#c9b48a')) +
    circle(400, 260, 15, shade(film, 0.25)) +
    circle(400, 260, 10, shade(film, 0.5)) +
    rect(400 - w * 0.64, 296, w * 1.28, 268, 6, pen.lit('#f5efe3', 0.5)) +
    inside(pen, rounded(400 - w * 0.64, 296, w * 1.28, 160, 6), art) +
    rect(400 - w * 0.64, 470, w * 1.28, 6, 0, accent) +
    printCentred(400, 496, w * 0.8, 4, '#5a4a3e', 16, 5) +
    bean(pen, 250, 656, 24, -20) +
    bean(pen, 206, 676, 22, 40) +
    bean(pen, 588, 668, 24, 20) +
    bean(pen, 300, 688, 22, 10)
  );
};

const rice: Draw = (pen, look) => {
  const { colour } = look;
  const sack = look.pick('sack', '#efe6d2', '#f5f2ea', '#d9c39a');
  const body = symmetric(
    [0, 214],
    [
      [92, 214],
      [130, 236, 196, 280, 206, 380],
      [216, 480, 216, 580, 196, 636],
      [180, 656, 120, 658, 0, 658],
    ],
  );
  const neck = symmetric(
    [0, 128],
    [
      [60, 120, 118, 130, 112, 150],
      [100, 176, 84, 190, 88, 216],
      [60, 226, 30, 228, 0, 228],
    ],
  );
  const weave = pen.pattern(
    10,
    10,
    path('M0 0h5v5H0zM5 5h5v5H5z', shade(sack, 0.4), { opacity: 0.12 }),
  );
  const ear = (x: number, mirror: number): string =>
    group(
      line('M0 0C-6 -50 -26 -90 -60 -118', colour, 5) +
        Array.from({ length: 6 }, (_, i) =>
          ellipse(-8 - i * 10, -40 - i * 14, 7, 15, tint('#d9a441', 0.2), {
            transform: `rotate(${-50} ${-8 - i * 10} ${-40 - i * 14})`,
          }),
        ).join(''),
      { transform: `translate(${x} 520) scale(${mirror} 1)` },
    );
  const window =
    path(rounded(310, 530, 180, 84, 40), '#fbf8ee') +
    inside(
      pen,
      rounded(310, 530, 180, 84, 40),
      rect(
        310,
        530,
        180,
        84,
        0,
        pen.pattern(
          14,
          12,
          ellipse(4, 4, 4.5, 2, '#cfc4a6', { opacity: 0.8 }) +
            ellipse(11, 9, 4.5, 2, '#d9d0b6', { opacity: 0.8 }),
        ),
      ),
    );
  return (
    contact(pen, 406, 652, 214, 32) +
    panel(pen, {
      outline: body,
      colour: sack,
      weave,
      depth: 2,
      folds: [
        { d: 'M330 230Q290 320 250 360', width: 18 },
        { d: 'M470 230Q500 320 560 370', width: 18 },
        { d: 'M400 236Q396 290 410 330', width: 14 },
        { d: 'M230 620Q260 560 250 480', width: 18, strength: 0.2 },
      ],
    }) +
    panel(pen, {
      outline: neck,
      colour: sack,
      weave,
      depth: 1,
      folds: [
        { d: 'M350 130L372 216', width: 10 },
        { d: 'M450 130L430 216', width: 10 },
        { d: 'M400 126V216', width: 10 },
      ],
    }) +
    line('M316 214Q400 236 484 214', shade('#b98a55', 0.3), 14) +
    line('M316 211Q400 233 484 211', '#c99c63', 9) +
    line('M470 222q40 20 34 70M470 222q12 30 -6 60', '#c99c63', 6) +
    inside(
      pen,
      body,
      path('M190 340Q400 380 612 340V372Q400 412 190 372Z', colour) +
        path('M190 384Q400 424 612 384V392Q400 432 190 392Z', colour),
    ) +
    circle(400, 452, 74, tint(colour, 0.85)) +
    circle(400, 452, 66, 'none', { stroke: colour, 'stroke-width': 4 }) +
    ear(404, 0.7) +
    ear(396, -0.7) +
    look.pick('window', window, printCentred(400, 560, 140, 3, colour, 18, 6))
  );
};

const petFood: Draw = (pen, look) => {
  const { colour } = look;
  const w = look.range('width', 186, 206);
  const body = symmetric(
    [0, 140],
    [
      [w - 8, 140],
      [w - 4, 190],
      [w + 2, 240, w + 10, 480, w + 4, 620],
      [w, 648, w - 30, 656, 0, 656],
    ],
  );
  const paw = (x: number, y: number, s: number, tone: string): string =>
    group(
      path(
        smooth([
          [0, 4],
          [26, 26],
          [22, 48],
          [0, 44],
          [-22, 48],
          [-26, 26],
        ]),
        tone,
      ) +
        [
          [-34, 2, -20],
          [-13, -18, -6],
          [13, -18, 6],
          [34, 2, 20],
        ]
          .map(([px = 0, py = 0, turn = 0]) =>
            ellipse(px, py, 11, 15, tone, { transform: `rotate(${turn} ${px} ${py})` }),
          )
          .join(''),
      { transform: `translate(${x} ${y}) scale(${s})` },
    );
  const kibble = (x: number, y: number, s: number): string =>
    ellipse(x + 2, y + 5, 20 * s, 13 * s, '#1c1a24', { opacity: 0.3 }) +
    ellipse(x, y, 20 * s, 14 * s, pen.ball('#a8703f')) +
    ellipse(x - 3, y - 3, 6 * s, 4 * s, shade('#a8703f', 0.35));
  const belly = look.pick(
    'belly',
    path('M180 360Q400 290 620 360V660H180Z', tint(colour, 0.88)),
    path('M180 300L620 420V660H180Z', tint(colour, 0.88)),
    ellipse(400, 470, 170, 150, tint(colour, 0.88)),
  );
  return (
    contact(pen, 406, 650, w + 12, 30) +
    panel(pen, {
      outline: body,
      colour,
      depth: 1.6,
      folds: [
        { d: d`M${424 - w} 220Q${466 - w} 400 ${428 - w} 610`, width: 18, strength: 0.22 },
        { d: d`M${382 + w} 220Q${346 + w} 420 ${386 + w} 610`, width: 20 },
      ],
    }) +
    inside(
      pen,
      body,
      belly +
        rect(180, 140, 440, 44, 0, shade(colour, 0.18)) +
        stitch('M190 172H610', tint(colour, 0.7), 3),
    ) +
    paw(400, 244, 1.1, '#ffffff') +
    rect(318, 318, 164, 22, 11, shade(colour, 0.35)) +
    printCentred(400, 352, 120, 1, contrast(tint(colour, 0.8), 0.5), 12, 6) +
    bowl(pen, 400, 470, 120, look.accent, '#8a5a30') +
    [
      [340, 468],
      [372, 458],
      [404, 470],
      [436, 458],
      [462, 470],
      [390, 446],
      [424, 442],
    ]
      .map(([x = 0, y = 0]) => kibble(x, y, 0.8))
      .join('') +
    printCentred(400, 592, 150, 2, contrast(tint(colour, 0.8), 0.45), 16, 5) +
    kibble(212, 668, 1) +
    kibble(262, 684, 1) +
    kibble(600, 676, 1) +
    gleam(
      pen,
      d`M${416 - w} 210C${410 - w} 340 ${408 - w} 480 ${416 - w} 610L${436 - w} 610C${426 - w} 480 ${430 - w} 330 ${440 - w} 210Z`,
      0.4,
    )
  );
};

const pack = { pose: 'stand', girth: 'slim' } as const;

export const packs: Drawings<'ramen' | 'coffee-beans' | 'rice' | 'pet-food'> = {
  ramen: { ...pack, place: 'dining', focus: { x: 400, y: 440, zoom: 1.8 }, draw: ramen },
  'coffee-beans': {
    ...pack,
    place: 'counter',
    focus: { x: 390, y: 340, zoom: 1.8 },
    draw: coffeeBeans,
  },
  rice: { ...pack, place: 'counter', focus: { x: 400, y: 300, zoom: 1.8 }, draw: rice },
  'pet-food': { ...pack, place: 'room', focus: { x: 400, y: 420, zoom: 1.8 }, draw: petFood },
};
