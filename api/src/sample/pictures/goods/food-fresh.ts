/** Fruit box, meat pack and water. */
import { camera } from '../parts/camera';
import type { Pen } from '../parts/pen';
import { chance, hash } from '../parts/seed';
import { contact, dropped } from '../parts/shadow';
import { rounded, symmetric } from '../parts/shape';
import { circle, d, ellipse, group, line, path, rect } from '../parts/svg';
import { contrast, mix, shade, tint } from '../parts/tint';
import { gleam, inside, print, printCentred, streak } from '../parts/trim';
import { cylinder, glassPaint, wrap } from '../parts/vessel';
import type { Draw, Drawings } from './drawing';

const leaf = '#5d8a3c';

const fruit = (pen: Pen, x: number, y: number, r: number, colour: string, kind: number): string => {
  if (kind === 3) {
    return (
      [
        [-0.5, -0.4],
        [0.1, -0.6],
        [0.6, -0.3],
        [-0.7, 0.1],
        [-0.1, 0],
        [0.45, 0.2],
        [-0.35, 0.5],
        [0.2, 0.6],
        [0, 1],
      ]
        .map(
          ([dx = 0, dy = 0]) =>
            circle(x + dx * r, y + dy * r * 0.8, r * 0.4, pen.ball(colour, 0.8)) +
            circle(x + dx * r - r * 0.12, y + dy * r * 0.8 - r * 0.14, r * 0.08, '#fff', {
              opacity: 0.7,
            }),
        )
        .join('') + line(d`M${x} ${y - r * 0.6}v${-r * 0.5}`, '#7a6a3a', 6)
    );
  }
  return (
    ellipse(x, y, r, r * 0.95, pen.ball(colour)) +
    ellipse(x - r * 0.34, y - r * 0.4, r * 0.2, r * 0.13, '#ffffff', { opacity: 0.55 }) +
    (kind === 1
      ? circle(x + r * 0.1, y - r * 0.55, r * 0.09, leaf)
      : ellipse(x + r * 0.06, y - r * 0.66, r * 0.3, r * 0.13, shade(colour, 0.45), {
          opacity: 0.6,
        }) +
        line(
          d`M${x + r * 0.06} ${y - r * 0.62}q${r * 0.04} ${-r * 0.3} ${r * 0.2} ${-r * 0.44}`,
          '#6b4a2a',
          r * 0.09,
        ))
  );
};

const fruitBox: Draw = (pen, look) => {
  const { colour, colourIndex } = look;
  const cam = camera({ x: 385, y: 586, yaw: 24, pitch: 24 });
  const kraft = look.pick('box', '#c99f6c', '#e9e2d2', mix('#c99f6c', look.accent, 0.3));
  const tray = { x: -230, y: 0, z: -150, w: 460, h: 150, d: 300 };
  const front =
    rect(150, 40, 160, 70, 35, tint(colour, 0.85)) +
    circle(194, 75, 20, colour) +
    print(226, 60, 64, 3, shade(colour, 0.3), 14, 5) +
    rect(24, 60, 64, 22, 11, shade(kraft, 0.55)) +
    rect(372, 60, 64, 22, 11, shade(kraft, 0.55));
  const side = rect(110, 56, 84, 26, 13, shade(kraft, 0.6));
  const inner = path(
    cam.poly([-220, 150, -140], [220, 150, -140], [220, 150, 140], [-220, 150, 140]),
    shade(kraft, 0.55),
  );
  const heap = [0, 1, 2]
    .flatMap((row) =>
      Array.from({ length: 4 - (row % 2) }, (_, i) => {
        const count = 4 - (row % 2);
        const [x, y] = cam.at(
          -160 + (i + (row % 2) * 0.5) * (320 / 3) + chance(row, i) * 8,
          156 + (row === 1 ? 14 : 0),
          -92 + row * 88,
        );
        return count
          ? fruit(
              pen,
              x,
              y - 16,
              colourIndex === 1 ? 52 : 60,
              mix(colour, i % 2 ? '#e9a24a' : colour, 0.18),
              colourIndex,
            )
          : '';
      }),
    )
    .join('');
  const leaves = [
    [250, 372, -30],
    [520, 350, 24],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      path('M0 0C30 -30 70 -30 96 -6C66 18 30 18 0 0Z', pen.lit(leaf), {
        transform: `translate(${x} ${y}) rotate(${turn})`,
      }),
    )
    .join('');
  return (
    cam.shadow(pen, tray) +
    cam.box(pen, tray, kraft, { front, right: side }, 5) +
    inner +
    heap +
    look.pick('leaves', leaves, '') +
    group(
      path(
        cam.poly([-230, 150, 150], [230, 150, 150], [230, 118, 150], [-230, 118, 150]),
        tint(kraft, 0.15),
      ),
      { opacity: 0.0 },
    )
  );
};

const meatPack: Draw = (pen, look) => {
  const { colour, colourIndex } = look;
  const cam = camera({ x: 400, y: 425, yaw: 14, pitch: 62 });
  const trayColour = look.pick('tray', '#2b2c30', '#f3f1ec', '#ded2b6');
  const fat = tint(colour, 0.75);
  const slices = Array.from({ length: 5 }, (_, i) => {
    const x = 30 + i * 84;
    const shape = d`M${x} ${60}C${x + 50} ${36} ${x + 110} ${44} ${x + 120} ${96}C${x + 130} ${170} ${x + 116} ${230} ${x + 70} ${246}C${x + 20} ${252} ${x - 12} ${200} ${x - 8} ${140}Z`;
    const marbling =
      colourIndex === 1
        ? [0, 1, 2]
            .map((k) => line(d`M${x + 4} ${100 + k * 50}q50 ${-18} 110 ${4}`, fat, 15 - k * 2))
            .join('')
        : [0, 1, 2, 3]
            .map((k) =>
              line(
                d`M${x + 6 + k * 8} ${84 + k * 40}q${34 + chance(i, k) * 30} ${-14 + chance(k, i) * 34} ${80} ${colourIndex === 2 ? 20 : 4}`,
                fat,
                colourIndex === 2 ? 4 : 3 + chance(i + 9, k) * 4,
                { opacity: 0.8 },
              ),
            )
            .join('');
    return (
      path(shape, shade(colour, 0.5), { transform: 'translate(6 8)', opacity: 0.4 }) +
      path(shape, pen.lit(colour, 0.8)) +
      inside(pen, shape, marbling) +
      (colourIndex === 0 ? path(shape, 'none', { stroke: fat, 'stroke-width': 7 }) : '') +
      (colourIndex === 1 ? line(d`M${x + 110} ${70}q22 70 -10 160`, fat, 22) : '')
    );
  }).join('');
  const block = { x: -260, y: 0, z: -160, w: 520, h: 46, d: 320 };
  const herb =
    path('M0 0C14 -30 44 -38 70 -30C60 -8 34 8 0 0Z', '#4f8a45', {
      transform: 'translate(404 250)',
    }) +
    path('M0 0C4 -34 30 -50 58 -52C56 -26 34 -4 0 0Z', '#67a355', {
      transform: 'translate(396 250)',
    });
  const top =
    rect(14, 14, 492, 292, 30, pen.lit(shade(trayColour, 0.18), 0.6)) +
    inside(pen, rounded(14, 14, 492, 292, 30), slices) +
    (look.pick('herb', herb, '') as string) +
    gleam(pen, 'M30 40L230 18L120 300L26 300Z', 0.28) +
    gleam(pen, 'M330 16L390 16L290 304H236Z', 0.2) +
    rect(322, 180, 160, 100, 8, '#fdfcf8') +
    rect(322, 180, 160, 26, 8, look.accent) +
    print(336, 220, 100, 3, '#4a4648', 15, 5) +
    rect(440, 244, 30, 24, 2, pen.pattern(5, 30, path('M0 0h3v30H0z', '#333')));
  const footprint = cam.poly([-260, 0, -160], [260, 0, -160], [260, 0, 160], [-260, 0, 160]);
  return dropped(pen, [footprint], 2) + cam.box(pen, block, trayColour, { top }, 16);
};

const water: Draw = (pen, look) => {
  const { colour } = look;
  const bottle = symmetric(
    [0, 150],
    [
      [34, 150],
      [36, 190, 92, 220, 98, 290],
      [98, 330, 88, 350, 92, 372],
      [98, 392, 92, 412, 92, 430],
      [92, 452, 98, 460, 98, 480],
      [98, 632],
      [96, 652, 60, 656, 0, 656],
    ],
  );
  const one = (): string =>
    path(bottle, '#eaf5fb', { opacity: 0.75 }) +
    inside(
      pen,
      bottle,
      rect(290, 236, 220, 430, 0, pen.round('#cfe6f2', 0.6), { opacity: 0.65 }) +
        ellipse(400, 236, 76, 9, '#ffffff', { opacity: 0.7 }),
    ) +
    path(bottle, glassPaint(pen, '#a9cde0')) +
    [520, 556, 592]
      .map(
        (y) =>
          line(d`M304 ${y}q96 18 192 0`, '#7fb0c9', 3, { opacity: 0.5 }) +
          line(d`M304 ${y + 5}q96 18 192 0`, '#ffffff', 3, { opacity: 0.7 }),
      )
      .join('') +
    wrap(pen, 400, 384, 484, 97, colour) +
    inside(
      pen,
      'M303 384A97 20 0 0 0 497 384V484A97 20 0 0 1 303 484Z',
      look.pick(
        'label',
        path('M290 470L350 414L392 452L430 408L510 480V520H290Z', '#ffffff', { opacity: 0.85 }),
        line('M300 448q30 -26 60 0t60 0t60 0t60 0', '#ffffff', 10),
        circle(400, 440, 30, '#ffffff', { opacity: 0.9 }),
      ),
    ) +
    streak(pen, 314, 290, 13, 330, 0.85) +
    streak(pen, 478, 300, 7, 300, 0.5) +
    cylinder(pen, { cx: 400, top: 118, bottom: 156, r: 38, colour, tilt: 0.16 }) +
    rect(
      360,
      128,
      80,
      26,
      0,
      pen.pattern(7, 30, path('M0 0h2v30H0z', shade(colour, 0.4), { opacity: 0.4 })),
    );
  const bottleArt = one();
  const six = look.pick('count', 1, 2, 3);
  const spots = { 1: [0], 2: [-104, 104], 3: [-196, 196, 0] }[six] ?? [0];
  return spots
    .map(
      (x, i) =>
        contact(pen, 400 + x, six === 3 && i < 2 ? 616 : 650, 108, 22) +
        pen.copy(bottleArt, {
          transform:
            six === 3 && i < 2 ? d`translate(${x + 32} 20) scale(.92)` : d`translate(${x} 0)`,
        }),
    )
    .join('');
};

const meal = { pose: 'stand', place: 'dining' } as const;

export const fresh: Drawings<'fruit-box' | 'meat-pack' | 'water'> = {
  'fruit-box': {
    ...meal,
    girth: 'full',
    rise: 60,
    focus: { x: 360, y: 430, zoom: 1.7 },
    draw: fruitBox,
  },
  'meat-pack': {
    ...meal,
    pose: 'flat',
    girth: 'full',
    focus: { x: 360, y: 380, zoom: 1.8 },
    draw: meatPack,
  },
  water: { ...meal, girth: 'slim', focus: { x: 400, y: 420, zoom: 1.9 }, draw: water },
};
