/** Laptop, smartphone, monitor and smartwatch. */
import { camera } from '../parts/camera';
import { display, type Wallpaper, wallpaper } from '../parts/screen';
import { contact, dropped } from '../parts/shadow';
import { rounded } from '../parts/shape';
import { circle, d, ellipse, group, line, path, place, rect } from '../parts/svg';
import { shade, tint } from '../parts/tint';
import { inside, streak } from '../parts/trim';
import type { Draw, Drawings, Look } from './drawing';

const scene = (look: Look): Wallpaper =>
  look.pick<Wallpaper>('wallpaper', 'hills', 'waves', 'glow');

const laptop: Draw = (pen, look) => {
  const { colour } = look;
  const cam = camera({ x: 392, y: 560, yaw: 24, pitch: 26, zoom: 1.04 });
  const [w, depth] = [460, 300];
  const base = { x: -w / 2, y: 0, z: -depth / 2, w, h: 14, d: depth };
  const dark = colour !== '#cdd1d7';
  const keyTone = dark ? '#1f2024' : '#33353a';
  const keys = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 13 }, (_, i) =>
      rect(34 + i * 30.4, 40 + row * 24, 26, 20, 4, keyTone),
    ).join(''),
  ).join('');
  const top =
    rect(28, 34, 404, 126, 8, shade(colour, 0.2)) +
    keys +
    rect(140, 172, 180, 106, 10, tint(colour, 0.12), {
      stroke: shade(colour, 0.25),
      'stroke-width': 1.5,
    }) +
    rect(170, 18, 120, 5, 2.5, shade(colour, 0.3));
  const lean = 0.28;
  const [hinge, tall] = [-depth / 2 + 6, 310];
  const corner = [-w / 2, 14 + tall * Math.cos(lean), hinge - tall * Math.sin(lean)] as const;
  const down = [0, -Math.cos(lean), Math.sin(lean)] as const;
  const lid =
    rect(0, 0, w, tall, 16, shade(colour, 0.45)) +
    rect(2, 2, w - 4, tall - 4, 14, '#141519') +
    place(
      display(
        pen,
        w - 24,
        tall - 40,
        6,
        wallpaper(pen, w - 24, tall - 40, look.accent, scene(look)),
      ),
      { x: 12, y: 14 },
    ) +
    circle(w / 2, 8, 2.5, '#3a3d46') +
    rect(0.8, 0.8, w - 1.6, tall - 1.6, 16, 'none', {
      stroke: tint(colour, 0.4),
      'stroke-width': 2,
    });
  const back = cam.plane(
    [corner[0] + 6, corner[1] - 4, corner[2] - 8],
    [1, 0, 0],
    down,
    rect(0, 0, w, tall, 16, shade(colour, 0.35)),
  );
  return (
    cam.shadow(pen, base) +
    back +
    cam.plane(corner, [1, 0, 0], down, lid) +
    cam.box(
      pen,
      base,
      colour,
      {
        top,
        front: rect(190, 0, 80, 6, 3, shade(colour, 0.3)),
        right:
          rect(40, 4, 26, 6, 2, '#2a2b2f') +
          rect(80, 4, 26, 6, 2, '#2a2b2f') +
          circle(130, 7, 3, '#2a2b2f'),
      },
      8,
    )
  );
};

const smartphone: Draw = (pen, look) => {
  const { colour } = look;
  const [w, h] = [250, 520];
  const body = rounded(0, 0, w, h, 44);
  const frame = pen.linear(
    [
      [0, tint(colour, 0.5)],
      [0.5, shade(colour, 0.25)],
      [1, tint(colour, 0.25)],
    ],
    [0, 0],
    [1, 1],
  );
  const lens = (x: number, y: number, r: number): string =>
    circle(x, y, r, shade(colour, 0.35)) +
    circle(x, y, r * 0.84, '#17181c') +
    circle(
      x,
      y,
      r * 0.5,
      pen.radial([
        [0, '#4a5b86'],
        [1, '#15161c'],
      ]),
    ) +
    circle(x - r * 0.26, y - r * 0.28, r * 0.16, '#ffffff', { opacity: 0.75 });
  const island = look.pick(
    'camera',
    rect(20, 20, 118, 120, 34, tint(colour, 0.12), {
      stroke: shade(colour, 0.2),
      'stroke-width': 2,
    }) +
      lens(54, 54, 26) +
      lens(104, 106, 26) +
      lens(104, 54, 12) +
      circle(54, 106, 9, '#fff3d4'),
    lens(52, 56, 30) + lens(52, 128, 30) + lens(52, 200, 30) + circle(104, 56, 10, '#fff3d4'),
    rect(20, 24, 210, 74, 37, tint(colour, 0.12), {
      stroke: shade(colour, 0.2),
      'stroke-width': 2,
    }) +
      lens(60, 61, 27) +
      lens(126, 61, 27) +
      lens(188, 61, 18),
  );
  const rear =
    path(body, frame) +
    path(rounded(5, 5, w - 10, h - 10, 40), pen.lit(colour)) +
    island +
    path('M10 300L190 5H240Q245 10 245 60L10 470Z', '#ffffff', { opacity: 0.1 });
  const [sw, sh] = [w - 22, h - 22];
  const widgets =
    rect(24, 70, 90, 90, 22, '#ffffff', { opacity: 0.28 }) +
    rect(124, 70, 82, 40, 18, '#ffffff', { opacity: 0.22 }) +
    rect(124, 120, 82, 40, 18, '#ffffff', { opacity: 0.16 }) +
    rect(24, sh - 84, sw - 48, 62, 26, '#ffffff', { opacity: 0.22 }) +
    [0, 1, 2, 3]
      .map((i) =>
        rect(
          38 + i * 41,
          sh - 70,
          32,
          32,
          9,
          ['#ffffff', '#ffd36e', '#8fd3c0', '#f49a9a'][i] ?? '#ffffff',
          { opacity: 0.9 },
        ),
      )
      .join('');
  const face =
    path(body, frame) +
    path(rounded(4, 4, w - 8, h - 8, 41), '#0e0f12') +
    place(display(pen, sw, sh, 34, wallpaper(pen, sw, sh, look.accent, scene(look)) + widgets), {
      x: 11,
      y: 11,
    }) +
    rect(w / 2 - 30, 22, 60, 17, 8.5, '#0b0b0d');
  const laid = (content: string, x: number, y: number, turn: number): string =>
    place(dropped(pen, [body], 1.2) + content, { x, y, turn });
  return laid(rear, 404, 84, 11) + laid(face, 176, 206, -9);
};

const monitor: Draw = (pen, look) => {
  const { colour } = look;
  const curve = look.pick('width', 560, 600);
  const h = curve * 0.56;
  const [x, y] = [400 - curve / 2, 170];
  const stand = look.pick('stand', 'v', 'plate');
  return (
    contact(pen, 404, 640, 180, 26) +
    path(
      'M370 440H430L440 610H360Z',
      pen.linear([
        [0, shade(colour, 0.4)],
        [0.3, tint(colour, 0.1)],
        [1, shade(colour, 0.5)],
      ]),
    ) +
    (stand === 'v'
      ? path(
          'M400 596C330 606 270 622 240 640Q244 650 260 650H540Q556 650 560 640C530 622 470 606 400 596Z',
          pen.lit(colour),
        )
      : path('M300 612H500L530 640Q530 650 518 650H282Q270 650 270 640Z', pen.lit(colour))) +
    line('M262 646H540', tint(colour, 0.5), 3, { opacity: 0.6 }) +
    rect(x + 5, y + 6, curve, h, 14, shade(colour, 0.6)) +
    rect(x, y, curve, h, 14, pen.lit(shade(colour, 0.12))) +
    rect(x + 2, y + 2, curve - 4, h - 4, 12, '#131418') +
    place(
      display(
        pen,
        curve - 20,
        h - 30,
        4,
        wallpaper(pen, curve - 20, h - 30, look.accent, scene(look)),
      ),
      { x: x + 10, y: y + 10 },
    ) +
    rect(x + 2, y + h - 18, curve - 4, 16, 8, shade(colour, 0.1)) +
    circle(x + curve - 30, y + h - 10, 3, '#7fd1a3') +
    rect(x + 1, y + 1, curve - 2, h - 2, 14, 'none', {
      stroke: tint(colour, 0.4),
      'stroke-width': 2,
      'stroke-opacity': 0.6,
    })
  );
};

const smartwatch: Draw = (pen, look) => {
  const { colour } = look;
  const round = look.pick('case', false, true);
  const metal = look.pick('metal', '#c9ccd2', '#3a3b40', '#d8b38a');
  const strapUp = 'M318 250C320 180 330 130 344 104Q400 92 456 104C470 130 480 180 482 250Z';
  const strapDown = 'M318 550C320 620 330 670 344 700Q400 710 456 700C470 670 480 620 482 550Z';
  const strap = (outline: string): string => path(outline, pen.round(colour, 0.8));
  const holes = [600, 626, 652].map((y) => ellipse(400, y, 6, 9, shade(colour, 0.55))).join('');
  const face = round ? 'M400 246A154 154 0 1 1 399.9 246Z' : rounded(262, 236, 276, 328, 76);
  const glass = round ? 'M400 264A136 136 0 1 1 399.9 264Z' : rounded(278, 252, 244, 296, 62);
  const rings = [86, 64, 42]
    .map((r, i) => {
      const tone = [look.accent, '#7fd8b0', '#f5b65c'][i] ?? look.accent;
      return (
        circle(400, 400, r, 'none', { stroke: shade(tone, 0.6), 'stroke-width': 15 }) +
        circle(400, 400, r, 'none', {
          stroke: tint(tone, 0.2),
          'stroke-width': 15,
          'stroke-linecap': 'round',
          'stroke-dasharray': d`${r * (4.6 - i * 0.7)} 999`,
          transform: 'rotate(-90 400 400)',
        })
      );
    })
    .join('');
  const hands =
    Array.from({ length: 12 }, (_, i) =>
      rect(397, 288, 6, i % 3 ? 12 : 22, 3, '#ffffff', {
        opacity: 0.85,
        transform: `rotate(${i * 30} 400 400)`,
      }),
    ).join('') +
    line('M400 400L350 350', '#ffffff', 9) +
    line('M400 400L462 336', '#ffffff', 6) +
    line('M400 420V310', look.accent, 3) +
    circle(400, 400, 8, look.accent);
  const buckle = rect(336, 96, 128, 16, 8, pen.metal(metal));
  return group(
    dropped(pen, [strapUp, strapDown, face], 1.2) +
      strap(strapUp) +
      strap(strapDown) +
      holes +
      buckle +
      streak(pen, 332, 130, 9, 90, 0.3) +
      rect(round ? 550 : 534, 356, 22, 52, 8, pen.roundAcross(metal)) +
      rect(round ? 546 : 534, 436, 12, 60, 6, pen.roundAcross(metal)) +
      path(face, pen.metal(metal)) +
      path(face, 'none', { stroke: tint(metal, 0.5), 'stroke-width': 3 }) +
      path(glass, '#0d0e11') +
      (look.pick('face', true, false) ? rings : hands) +
      inside(pen, glass, path('M260 250H420L300 560H260Z', '#ffffff', { opacity: 0.09 })),
    { transform: 'rotate(12 400 400)' },
  );
};

const desk = { place: 'desk' } as const;

export const screens: Drawings<'laptop' | 'smartphone' | 'monitor' | 'smartwatch'> = {
  laptop: {
    ...desk,
    pose: 'stand',
    girth: 'full',
    rise: 30,
    focus: { x: 380, y: 500, zoom: 1.8 },
    draw: laptop,
  },
  smartphone: {
    ...desk,
    pose: 'flat',
    girth: 'full',
    focus: { x: 450, y: 240, zoom: 1.9 },
    draw: smartphone,
  },
  monitor: {
    ...desk,
    pose: 'stand',
    girth: 'full',
    rise: 10,
    focus: { x: 430, y: 480, zoom: 1.7 },
    draw: monitor,
  },
  smartwatch: {
    ...desk,
    pose: 'flat',
    girth: 'slim',
    focus: { x: 430, y: 380, zoom: 1.8 },
    draw: smartwatch,
  },
};
