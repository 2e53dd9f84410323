/** Air purifier, washer, fridge and vacuum. */
import { camera, gap } from '../parts/camera';
import { contact } from '../parts/shadow';
import { rounded } from '../parts/shape';
import { circle, d, ellipse, group, line, path, rect } from '../parts/svg';
import { luma, mix, shade, tint } from '../parts/tint';
import { gleam, inside, streak } from '../parts/trim';
import type { Draw, Drawings } from './drawing';

const airPurifier: Draw = (pen, look) => {
  const { colour } = look;
  const cam = camera({ x: 378, y: 616, yaw: 24, pitch: 16 });
  const h = look.range('height', 410, 470);
  const block = { x: -130, y: 10, z: -110, w: 260, h, d: 220 };
  const ink = luma(colour) > 0.4 ? '#3c4148' : '#dfe3e8';
  const holes = pen.pattern(15, 15, circle(5, 5, 3.6, shade(colour, 0.55)));
  const slats = pen.pattern(20, 13, rect(0, 0, 20, 6, 3, shade(colour, 0.4)));
  const air = look.pick('air', holes, slats);
  const ring =
    circle(130, 110, 52, shade(colour, 0.3), { opacity: 0.3 }) +
    circle(130, 110, 46, '#16191d') +
    circle(130, 110, 36, 'none', {
      stroke: '#4fc3a1',
      'stroke-width': 7,
      'stroke-dasharray': '150 80',
      'stroke-linecap': 'round',
    }) +
    rect(112, 106, 36, 8, 4, '#eafff7');
  const bar =
    rect(60, 60, 140, 38, 19, '#16191d') +
    circle(84, 79, 7, '#4fc3a1') +
    [0, 1, 2].map((i) => rect(108 + i * 24, 76, 16, 6, 3, '#eafff7')).join('');
  const front =
    rect(26, h * 0.46, 208, h * 0.46, 26, air) +
    look.pick('display', ring, bar) +
    gap(0, h - 36, 260, 2.5, colour);
  const top =
    rect(20, 20, 220, 180, 34, shade(colour, 0.25)) +
    Array.from({ length: 9 }, (_, i) =>
      rect(34 + i * 22, 34, 12, 152, 6, shade(colour, 0.62)),
    ).join('') +
    circle(130, 110, 34, tint(colour, 0.3)) +
    line('M130 98v14', ink, 5);
  return (
    cam.shadow(pen, block) +
    cam.box(pen, { x: -120, y: 0, z: -100, w: 240, h: 16, d: 200 }, '#3a3d42', {}, 6) +
    cam.box(
      pen,
      block,
      colour,
      {
        front,
        right:
          rect(36, h * 0.46, 148, h * 0.46, 22, air) + line('M60 60H160', shade(colour, 0.5), 10),
        top,
      },
      26,
    )
  );
};

const washer: Draw = (pen, look) => {
  const { colour } = look;
  const cam = camera({ x: 372, y: 612, yaw: 22, pitch: 13 });
  const block = { x: -190, y: 14, z: -150, w: 380, h: 440, d: 300 };
  const dark = luma(colour) < 0.5;
  const ink = dark ? '#e7eaee' : '#3a3f47';
  const rim = look.pick('rim', '#c9cdd3', '#2a2c31', mix(look.accent, '#c9cdd3', 0.3));
  const door =
    circle(190, 268, 142, shade(colour, 0.22)) +
    circle(190, 264, 138, pen.lit(rim, 1.3)) +
    circle(190, 264, 108, '#24272d') +
    circle(
      190,
      264,
      98,
      pen.radial(
        [
          [0, '#8493a3'],
          [0.5, '#3d4650'],
          [1, '#191c21'],
        ],
        [0.45, 0.6],
        0.7,
      ),
    ) +
    circle(190, 264, 74, 'none', {
      stroke: '#cfd8e0',
      'stroke-width': 3,
      'stroke-dasharray': '3 11',
      'stroke-opacity': 0.6,
    }) +
    path(
      'M112 296Q150 250 196 290T276 282A98 98 0 0 1 112 296Z',
      mix(look.accent, '#ffffff', 0.35),
      { opacity: 0.85 },
    ) +
    path('M120 314Q170 286 200 310T262 318A98 98 0 0 1 120 314Z', '#f4f2ec', { opacity: 0.85 }) +
    path('M110 220A98 98 0 0 1 210 168L150 300A98 98 0 0 1 96 262Z', '#ffffff', { opacity: 0.2 }) +
    rect(300, 240, 20, 52, 10, shade(rim, 0.3));
  const dial = circle(286, 52, 30, pen.ball(rim)) + line('M286 30v14', ink, 4);
  const panel =
    rect(0, 0, 380, 100, 0, shade(colour, 0.06)) +
    gap(0, 100, 380, 3, colour) +
    rect(20, 24, 110, 54, 8, tint(colour, 0.1), {
      stroke: shade(colour, 0.25),
      'stroke-width': 2,
    }) +
    rect(150, 30, 84, 42, 8, '#15181c') +
    rect(164, 46, 26, 8, 4, '#7fe0c0') +
    rect(196, 46, 14, 8, 4, '#7fe0c0') +
    dial +
    [336, 354].map((x) => circle(x, 52, 5, ink, { opacity: 0.6 })).join('');
  const front =
    panel + door + gap(0, 408, 380, 2, colour) + rect(300, 416, 50, 14, 7, shade(colour, 0.12));
  const feet = [
    [-180, 140],
    [165, 140],
    [165, -140],
  ]
    .map(([x = 0, z = 0]) => cam.box(pen, { x, y: 0, z, w: 24, h: 16, d: 12 }, '#2e3034', {}, 2))
    .join('');
  return (
    cam.shadow(pen, block) +
    feet +
    cam.box(
      pen,
      block,
      colour,
      {
        front,
        right: rect(20, 20, 260, 400, 6, 'none', {
          stroke: shade(colour, 0.45),
          'stroke-width': 2,
          'stroke-opacity': 0.6,
        }),
      },
      16,
    )
  );
};

const fridge: Draw = (pen, look) => {
  const { colour } = look;
  const cam = camera({ x: 372, y: 634, yaw: 24, pitch: 12 });
  const block = { x: -165, y: 10, z: -130, w: 330, h: 520, d: 260 };
  const kind = look.pick('doors', 'four', 'two', 'three');
  const second = look.pick('second', colour, '#efece4', mix(colour, look.accent, 0.35));
  const gloss = pen.linear(
    [
      [0, '#ffffff', 0.35],
      [0.4, '#ffffff', 0.05],
      [1, '#ffffff', 0.14],
    ],
    [0, 0],
    [1, 1],
  );
  const door = (x: number, y: number, w: number, h: number, tone: string): string =>
    rect(x + 2, y + 2, w - 4, h - 4, 5, tone) +
    rect(x + 2, y + 2, w - 4, h - 4, 5, gloss) +
    rect(x + 2.5, y + 2.5, w - 5, h - 5, 5, 'none', {
      stroke: tint(tone, 0.6),
      'stroke-width': 1.5,
      'stroke-opacity': 0.7,
    });
  const grip = (x: number, y: number, w: number, h: number): string =>
    rect(x, y, w, h, 4, shade(colour, 0.5)) +
    rect(x + 1, y, w * 0.4, h, 3, tint(colour, 0.5), { opacity: 0.5 });
  const front =
    rect(0, 0, 330, 520, 0, shade(colour, 0.5)) +
    {
      four:
        door(0, 0, 165, 300, colour) +
        door(165, 0, 165, 300, colour) +
        door(0, 304, 165, 216, second) +
        door(165, 304, 165, 216, second) +
        grip(152, 180, 8, 110) +
        grip(170, 180, 8, 110) +
        grip(152, 314, 8, 80) +
        grip(170, 314, 8, 80) +
        rect(196, 80, 100, 70, 8, '#16181c', { opacity: 0.85 }) +
        rect(212, 98, 30, 6, 3, '#8fe3c8') +
        rect(212, 114, 56, 6, 3, '#ffffff', { opacity: 0.6 }),
      two:
        door(0, 0, 330, 320, colour) +
        door(0, 324, 330, 196, second) +
        grip(18, 200, 10, 110) +
        grip(18, 336, 10, 90) +
        rect(120, 40, 90, 10, 5, tint(colour, 0.6), { opacity: 0.7 }),
      three:
        door(0, 0, 165, 330, colour) +
        door(165, 0, 165, 330, second) +
        door(0, 334, 330, 92, colour) +
        door(0, 430, 330, 90, second) +
        grip(152, 200, 8, 120) +
        grip(170, 200, 8, 120) +
        grip(110, 340, 110, 8) +
        grip(110, 436, 110, 8),
    }[kind];
  return (
    cam.shadow(pen, block) +
    cam.box(pen, { x: -155, y: 0, z: -120, w: 310, h: 14, d: 236 }, '#2c2e32', {}, 2) +
    cam.box(
      pen,
      block,
      shade(colour, 0.06),
      {
        front,
        right: rect(16, 16, 228, 488, 4, 'none', {
          stroke: shade(colour, 0.5),
          'stroke-width': 2,
          'stroke-opacity': 0.4,
        }),
      },
      10,
    )
  );
};

const vacuum: Draw = (pen, look) => {
  const { colour } = look;
  const pop = look.pick('pop', look.accent, '#d8573c', '#6a4fa0');
  const dark = '#34373d';
  const tube = pen.metal(look.pick('tube', pop, '#c9ccd2', mix(pop, '#c9ccd2', 0.4)));
  const head = 'M190 606L250 566H520L590 606Q600 644 580 650H200Q180 644 190 606Z';
  const canister = rounded(372, 176, 100, 150, 34);
  const bin = rounded(384, 206, 76, 104, 22);
  const tool =
    rect(388, 320, 24, 258, 10, tube) +
    rect(382, 552, 36, 40, 10, pen.round(dark)) +
    path(canister, pen.round(colour)) +
    path(bin, '#dfe8ee', { opacity: 0.85 }) +
    inside(
      pen,
      bin,
      path('M384 280Q420 262 460 284V320H384Z', '#8c8478', { opacity: 0.7 }) +
        path('M404 214L420 262L436 214Z', dark),
    ) +
    streak(pen, 392, 216, 8, 70, 0.8) +
    path(
      'M382 190C390 150 402 134 430 128L520 120C560 118 572 140 566 176L552 252C548 272 520 272 518 252L522 186C522 172 512 170 500 172L470 182Z',
      pen.lit(dark, 1.2),
    ) +
    path('M520 122C552 118 566 136 562 166L556 204L534 200L538 168C540 152 528 146 510 146Z', pop, {
      opacity: 0.9,
    }) +
    ellipse(400, 156, 44, 44, pen.ball(colour)) +
    circle(400, 156, 30, dark) +
    circle(
      400,
      156,
      22,
      pen.radial([
        [0, '#1a1c20'],
        [1, '#40444c'],
      ]),
    ) +
    circle(400, 156, 12, 'none', { stroke: '#7fe0c0', 'stroke-width': 4 }) +
    rect(376, 318, 48, 26, 8, pen.round(pop));
  return (
    contact(pen, 400, 648, 210, 24) +
    group(tool, { transform: 'rotate(5 400 600)' }) +
    path(head, pen.lit(colour, 1.2)) +
    path('M250 566H520L544 582H232Z', pop, { opacity: 0.9 }) +
    path(
      'M196 622H588V642Q586 650 576 650H206Q196 650 196 642Z',
      pen.linear(
        [
          [0, dark],
          [1, shade(dark, 0.5)],
        ],
        [0, 0],
        [0, 1],
      ),
    ) +
    [0, 1, 2, 3, 4].map((i) => circle(260 + i * 68, 634, 6, '#f5e6b0', { opacity: 0.9 })).join('') +
    gleam(pen, 'M214 604L262 576H330L300 612H216Z', 0.5) +
    line(d`M200 616H584`, tint(colour, 0.5), 2, { opacity: 0.6 })
  );
};

const room = { pose: 'stand', girth: 'slim', place: 'room' } as const;

export const largeAppliances: Drawings<'air-purifier' | 'washer' | 'fridge' | 'vacuum'> = {
  'air-purifier': { ...room, focus: { x: 370, y: 320, zoom: 1.8 }, draw: airPurifier },
  washer: { ...room, girth: 'full', focus: { x: 350, y: 380, zoom: 1.8 }, draw: washer },
  fridge: { ...room, place: 'counter', focus: { x: 380, y: 320, zoom: 1.7 }, draw: fridge },
  vacuum: { ...room, focus: { x: 420, y: 230, zoom: 2 }, draw: vacuum },
};
