/** Rice cooker, coffee machine, humidifier and hair dryer. */
import { camera } from '../parts/camera';
import { contact } from '../parts/shadow';
import { symmetric } from '../parts/shape';
import { circle, d, ellipse, group, line, path, rect } from '../parts/svg';
import { luma, mix, shade, tint } from '../parts/tint';
import { gleam, inside, streak } from '../parts/trim';
import { cylinder } from '../parts/vessel';
import type { Draw, Drawings } from './drawing';

const riceCooker: Draw = (pen, look) => {
  const { colour } = look;
  const w = look.range('width', 208, 228);
  const round = look.pick('round', 40, 80);
  const trim = look.pick('trim', '#caa867', '#c9cdd2', '#2d2e32');
  const body = symmetric(
    [0, 372],
    [
      [w - 6, 372],
      [w + 4, 440, w + 6, 560, w - 14, 620],
      [w - 30, 650, w - 70, 654, 0, 654],
    ],
  );
  const lid = symmetric(
    [0, 214],
    [
      [w - round - 60, 214, w - round + 10, 232, w - 8, 330],
      [w - 2, 350, w - 2, 366, w - 4, 378],
      [0, 392],
    ],
  );
  const screen =
    rect(312, 452, 176, 112, 20, '#15181c') +
    rect(336, 474, 52, 12, 6, '#9fe8d0') +
    rect(336, 498, 92, 8, 4, '#ffffff', { opacity: 0.5 }) +
    [0, 1, 2].map((i) => rect(336 + i * 46, 526, 34, 20, 10, '#33383f')).join('') +
    circle(456, 482, 13, 'none', { stroke: '#9fe8d0', 'stroke-width': 4 });
  const dial =
    circle(400, 508, 74, shade(colour, 0.25), { opacity: 0.5 }) +
    circle(400, 504, 68, '#15181c') +
    circle(400, 504, 56, 'none', { stroke: trim, 'stroke-width': 5 }) +
    rect(374, 490, 52, 10, 5, '#9fe8d0') +
    rect(382, 512, 36, 6, 3, '#ffffff', { opacity: 0.5 });
  return (
    contact(pen, 404, 650, w, 30) +
    path(body, pen.round(colour)) +
    path(
      lid,
      pen.linear([
        [0, shade(colour, 0.2)],
        [0.3, tint(colour, 0.45)],
        [0.6, colour],
        [1, shade(colour, 0.35)],
      ]),
    ) +
    path(
      lid,
      pen.linear(
        [
          [0, '#ffffff', 0.35],
          [0.4, '#ffffff', 0],
          [1, '#000', 0.1],
        ],
        [0, 0],
        [0, 1],
      ),
    ) +
    line(d`M${406 - w} 376Q400 404 ${394 + w} 376`, trim, 9) +
    line(d`M${406 - w} 383Q400 411 ${394 + w} 383`, shade(colour, 0.5), 4, { opacity: 0.5 }) +
    rect(356, 372, 88, 40, 14, pen.lit(trim)) +
    rect(372, 386, 56, 8, 4, shade(trim, 0.4)) +
    ellipse(400, 242, 34, 11, shade(colour, 0.4)) +
    ellipse(400, 239, 30, 9, '#2a2b2f') +
    look.pick('panel', screen, dial) +
    gleam(
      pen,
      d`M${430 - w} 340C${440 - w} 280 ${480 - w} 246 ${530 - w} 236C${500 - w} 260 ${470 - w} 300 ${464 - w} 344Z`,
      0.6,
    ) +
    streak(pen, 424 - w, 430, 18, 150, 0.5)
  );
};

const coffeeMachine: Draw = (pen, look) => {
  const { colour } = look;
  const cam = camera({ x: 374, y: 616, yaw: 22, pitch: 14 });
  const steel = '#c8ccd1';
  const face = look.pick('face', steel, colour, '#2b2d31');
  const back = { x: -160, y: 0, z: -150, w: 320, h: 430, d: 130 };
  const base = { x: -160, y: 0, z: -20, w: 320, h: 56, d: 160 };
  const head = { x: -160, y: 300, z: -20, w: 320, h: 130, d: 120 };
  const slots = Array.from({ length: 13 }, (_, i) =>
    rect(24 + i * 21, 14, 11, 130, 5, '#1d1f23'),
  ).join('');
  const ink = luma(face) > 0.5 ? '#33373d' : '#e9ecef';
  const gauge =
    circle(160, 56, 34, pen.lit(steel, 1.3)) +
    circle(160, 56, 26, '#fbfaf6') +
    line('M160 56L176 42', '#c8402f', 4) +
    circle(160, 56, 4, '#33373d');
  const buttons = [70, 250]
    .map(
      (x) =>
        circle(x, 56, 20, pen.ball(luma(face) > 0.5 ? '#3b3f45' : steel)) +
        circle(x, 56, 8, ink, { opacity: 0.5 }),
    )
    .join('');
  const front = rect(6, 6, 308, 110, 10, pen.lit(face)) + gauge + buttons;
  const [gx, gy] = cam.at(-10, 300, 40);
  const group1 =
    cylinder(pen, {
      cx: gx,
      top: gy - 2,
      bottom: gy + 32,
      r: 52,
      colour: steel,
      finish: 'metal',
      mouth: 'none',
    }) +
    cylinder(pen, {
      cx: gx,
      top: gy + 26,
      bottom: gy + 50,
      r: 42,
      colour: '#a7abb1',
      finish: 'metal',
      mouth: 'none',
    }) +
    line(d`M${gx - 20} ${gy + 42}L${gx - 128} ${gy + 84}`, '#232428', 26) +
    line(
      d`M${gx - 24} ${gy + 38}L${gx - 124} ${gy + 78}`,
      look.pick('wood', '#4a4d53', '#9a6a42'),
      14,
    ) +
    rect(gx - 14, gy + 54, 10, 22, 3, '#8d9197') +
    rect(gx + 8, gy + 54, 10, 22, 3, '#8d9197');
  const [cx, cy] = cam.at(-6, 56, 60);
  const cup =
    rect(cx - 4, gy + 76, 5, cy - gy - 130, 2, '#5a331d') +
    rect(cx + 12, gy + 76, 5, cy - gy - 130, 2, '#5a331d') +
    line(d`M${cx + 46} ${cy - 52}q36 -2 30 24t-40 20`, '#dcd8cf', 10) +
    path(
      d`M${cx - 52} ${cy - 66}C${cx - 50} ${cy - 20} ${cx - 36} ${cy} ${cx} ${cy}S${cx + 50} ${cy - 20} ${cx + 52} ${cy - 66}Z`,
      pen.round('#f6f3ec'),
    ) +
    ellipse(cx, cy - 66, 52, 13, '#ffffff') +
    ellipse(cx, cy - 64, 45, 10, '#6b4025');
  const wand = ((): string => {
    const [wx, wy] = cam.at(130, 300, 70);
    return (
      line(d`M${wx} ${wy}q10 60 26 120`, '#8d9197', 10) +
      line(d`M${wx - 2} ${wy}q10 60 26 118`, '#eef0f2', 4)
    );
  })();
  return (
    cam.shadow(pen, { ...base, z: -150, d: 290 }) +
    cam.box(pen, back, colour, { front: rect(0, 0, 320, 430, 0, shade(colour, 0.25)) }, 10) +
    cam.box(
      pen,
      base,
      colour,
      { top: slots, front: rect(20, 16, 280, 24, 6, shade(colour, 0.2)) },
      8,
    ) +
    wand +
    group1 +
    cup +
    cam.box(pen, head, colour, { front, top: rect(20, 14, 280, 92, 8, pen.lit(steel)) }, 10) +
    cam.box(
      pen,
      { x: 60, y: 430, z: -110, w: 90, h: 50, d: 80 },
      mix(colour, '#20242a', 0.6),
      {},
      10,
    )
  );
};

const humidifier: Draw = (pen, look) => {
  const { colour } = look;
  const kind = look.pick('kind', 'drop', 'tower', 'bowl');
  const shapes = {
    drop: symmetric(
      [0, 250],
      [
        [30, 250],
        [60, 300, 168, 380, 168, 500],
        [168, 600, 120, 652, 60, 654],
        [0, 656],
      ],
    ),
    tower: symmetric(
      [0, 236],
      [
        [90, 236],
        [118, 240, 124, 270, 126, 310],
        [132, 610],
        [128, 646, 90, 656, 0, 656],
      ],
    ),
    bowl: symmetric(
      [0, 330],
      [
        [120, 330],
        [180, 340, 200, 420, 200, 480],
        [200, 600, 150, 654, 70, 654],
        [0, 656],
      ],
    ),
  };
  const outline = shapes[kind];
  const top = { drop: 250, tower: 236, bowl: 330 }[kind];
  const clear = look.pick('tank', true, false);
  const waterLine = kind === 'tower' ? 470 : 500;
  const mist = [
    [-20, 0],
    [16, -50],
    [-10, -110],
    [30, -150],
  ]
    .map(([x = 0, y = 0], i) =>
      ellipse(400 + x, top - 40 + y * 0.9, 30 + i * 16, 40 + i * 8, '#ffffff', {
        opacity: 0.55 - i * 0.08,
      }),
    )
    .join('');
  return (
    contact(pen, 404, 650, kind === 'tower' ? 130 : 110, 26) +
    group(mist, { filter: pen.blur(16) }) +
    path(outline, pen.round(colour)) +
    (clear
      ? inside(
          pen,
          outline,
          path(d`M180 ${top + 70}H620V560H180Z`, mix(colour, '#a9cfe0', 0.6), { opacity: 0.55 }) +
            path(
              d`M180 ${waterLine - 60}Q290 ${waterLine - 74} 400 ${waterLine - 60}T620 ${waterLine - 60}V566H180Z`,
              '#6fb1d6',
              { opacity: 0.5 },
            ) +
            line(
              d`M180 ${waterLine - 60}Q290 ${waterLine - 74} 400 ${waterLine - 60}T620 ${waterLine - 60}`,
              '#ffffff',
              4,
              { opacity: 0.7 },
            ) +
            line('M180 562Q400 590 620 562', shade(colour, 0.3), 4),
        )
      : inside(
          pen,
          outline,
          line('M180 540Q400 570 620 540', shade(colour, 0.35), 4) +
            line('M180 546Q400 576 620 546', tint(colour, 0.6), 3),
        )) +
    circle(400, 614, 13, shade(colour, 0.2)) +
    circle(400, 613, 10, '#8fe0c6') +
    circle(400, 613, 18, '#8fe0c6', { opacity: 0.25 }) +
    ellipse(400, top + 4, 34, 9, shade(colour, 0.45)) +
    ellipse(400, top + 2, 22, 6, '#2d3036') +
    gleam(
      pen,
      kind === 'tower'
        ? 'M292 300C286 400 284 500 286 590L310 590C306 500 308 400 316 292Z'
        : 'M268 470C266 420 300 370 340 340C310 390 292 430 292 500C292 540 300 570 312 596C286 570 270 530 268 470Z',
      0.75,
    ) +
    streak(pen, kind === 'tower' ? 504 : 530, 430, 9, 120, 0.35)
  );
};

const hairDryer: Draw = (pen, look) => {
  const { colour } = look;
  const pop = look.pick('pop', '#c98f6b', '#b9bec6', look.accent);
  const ring = look.pick('kind', false, true);
  const handle = ring
    ? 'M356 392H440L432 622Q430 650 398 650T362 622Z'
    : 'M372 396L456 380L470 600Q470 640 436 646T392 616Z';
  const grip =
    path(handle, pen.round(colour)) +
    rect(388, 452, 26, 64, 13, shade(colour, 0.3)) +
    rect(392, 458, 18, 24, 9, pop) +
    circle(401, 548, 8, pop) +
    line('M360 604Q400 622 444 604', pop, 6);
  const cord = line('M410 644C400 690 480 690 560 672S690 640 700 690', shade(colour, 0.5), 13);
  if (ring) {
    return (
      contact(pen, 402, 652, 70, 16) +
      cord +
      grip +
      circle(398, 270, 150, shade(colour, 0.4), { transform: 'translate(34 -4)' }) +
      circle(398, 270, 150, pen.lit(colour, 1.4)) +
      circle(398, 270, 104, shade(colour, 0.45)) +
      circle(
        398,
        270,
        98,
        pen.radial([
          [0, '#3a3d44'],
          [1, '#15161a'],
        ]),
      ) +
      circle(398, 270, 62, pen.lit(pop, 1.3)) +
      circle(398, 270, 50, '#1c1d21') +
      [0, 1, 2, 3]
        .map((i) =>
          circle(398, 270, 14 + i * 10, 'none', {
            stroke: pop,
            'stroke-width': 2,
            'stroke-opacity': 0.6,
          }),
        )
        .join('') +
      circle(398, 270, 127, 'none', {
        stroke: tint(colour, 0.4),
        'stroke-width': 3,
        'stroke-opacity': 0.5,
      }) +
      gleam(pen, 'M262 230C280 170 330 132 390 126C330 150 300 190 288 250Z', 0.6)
    );
  }
  const barrel =
    'M190 214Q180 292 190 366L300 388C380 402 480 402 540 370C590 340 592 240 540 208C480 178 380 178 300 194Z';
  return (
    contact(pen, 430, 652, 80, 18) +
    cord +
    grip +
    path(barrel, pen.roundAcross(colour)) +
    path('M190 214L300 194V388L190 366Q180 292 190 214Z', pen.roundAcross(shade(colour, 0.16))) +
    path('M130 232L192 220Q184 292 192 360L130 348Q122 290 130 232Z', pen.roundAcross('#2c2d31')) +
    ellipse(131, 290, 9, 58, '#131417') +
    line('M302 196Q290 292 302 386', pop, 8) +
    ellipse(540, 290, 40, 84, shade(colour, 0.3)) +
    ellipse(
      544,
      290,
      34,
      76,
      pen.pattern(9, 9, rect(0, 0, 9, 9, 0, '#232428') + circle(4.5, 4.5, 2.6, '#5a5d64')),
    ) +
    ellipse(544, 290, 34, 76, 'none', { stroke: pop, 'stroke-width': 4 }) +
    gleam(pen, 'M320 214C390 200 460 202 510 218C460 222 390 226 322 240Z', 0.7)
  );
};

const counter = { pose: 'stand', girth: 'full', place: 'counter' } as const;

export const smallAppliances: Drawings<
  'rice-cooker' | 'coffee-machine' | 'humidifier' | 'hair-dryer'
> = {
  'rice-cooker': { ...counter, rise: 20, focus: { x: 390, y: 430, zoom: 1.8 }, draw: riceCooker },
  'coffee-machine': { ...counter, focus: { x: 340, y: 370, zoom: 1.8 }, draw: coffeeMachine },
  humidifier: {
    ...counter,
    girth: 'slim',
    place: 'room',
    focus: { x: 400, y: 480, zoom: 1.8 },
    draw: humidifier,
  },
  'hair-dryer': {
    ...counter,
    place: 'vanity',
    focus: { x: 360, y: 320, zoom: 1.7 },
    draw: hairDryer,
  },
};
