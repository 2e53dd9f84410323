/** Lipstick, cushion compact and perfume. */
import { contact } from '../parts/shadow';
import { rounded } from '../parts/shape';
import { d, ellipse, line, path, place, rect } from '../parts/svg';
import { mix, shade, tint } from '../parts/tint';
import { gleam, inside, printCentred, streak } from '../parts/trim';
import { cylinder, glassPaint } from '../parts/vessel';
import type { Draw, Drawings } from './drawing';

const lipstick: Draw = (pen, look) => {
  const { colour } = look;
  const shell = look.pick('shell', '#26252a', '#c9a663', '#f1ebe2', shade(colour, 0.35));
  const finish = shell === '#c9a663' ? 'metal' : 'matt';
  const r = look.range('girth', 66, 78);
  const peak = look.range('peak', 150, 176);
  const bullet = d`M${352} 420V${peak + 74}C${352} ${peak + 40} ${400} ${peak} ${430} ${peak}C${444} ${peak} ${448} ${peak + 20} ${448} ${peak + 50}V420Z`;
  const slant = d`M${354} ${peak + 78}C${356} ${peak + 44} ${400} ${peak + 4} ${430} ${peak + 2}C${446} ${peak + 6} ${430} ${peak + 70} ${396} ${peak + 96}C${372} ${peak + 108} ${354} ${peak + 100} ${354} ${peak + 78}Z`;
  const cap =
    cylinder(pen, {
      cx: 580,
      top: 430,
      bottom: 610,
      r: r + 2,
      colour: shell,
      finish,
      mouth: 'lid',
    }) + streak(pen, 580 - r + 12, 460, 12, 130, 0.5);
  return place(
    contact(pen, 586, 618, r + 6, 20) +
      cap +
      contact(pen, 404, 650, r + 10, 24) +
      path(bullet, pen.round(colour, 0.9)) +
      path(
        slant,
        pen.linear(
          [
            [0, tint(colour, 0.45)],
            [1, shade(colour, 0.05)],
          ],
          [0, 0],
          [1, 1],
        ),
      ) +
      streak(pen, 364, peak + 120, 9, 130, 0.55) +
      cylinder(pen, {
        cx: 400,
        top: 384,
        bottom: 470,
        r: 56,
        colour: '#d9b873',
        finish: 'metal',
        mouth: 'open',
      }) +
      path(d`M352 ${384}A48 10 0 0 0 448 384V360H352Z`, pen.round(colour, 0.9)) +
      cylinder(pen, { cx: 400, top: 468, bottom: 640, r, colour: shell, finish }) +
      cylinder(pen, {
        cx: 400,
        top: 462,
        bottom: 474,
        r: 58,
        colour: '#d9b873',
        finish: 'metal',
        mouth: 'none',
      }) +
      streak(pen, 400 - r + 12, 500, 13, 130, 0.55) +
      rect(380, 560, 40, 5, 2.5, tint(shell, 0.5), { opacity: 0.7 }),
    { x: -76 },
  );
};

const cushion: Draw = (pen, look) => {
  const { colour } = look;
  const r = 200;
  const skin = '#e7b995';
  const ring = look.pick('ring', '#d6b173', '#e4e1da', shade(colour, 0.3));
  const puff = look.pick('puff', '#f3d9cf', '#ffffff', '#3a3a40');
  const lid =
    ellipse(
      428,
      318,
      r,
      r * 0.92,
      pen.linear(
        [
          [0, tint(colour, 0.3)],
          [0.5, shade(colour, 0.1)],
          [1, shade(colour, 0.4)],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    ellipse(
      416,
      314,
      r - 4,
      r * 0.9,
      pen.linear(
        [
          [0, tint(colour, 0.5)],
          [1, shade(colour, 0.18)],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    ellipse(416, 314, r - 22, r * 0.9 - 22, pen.metal(ring)) +
    ellipse(
      416,
      314,
      r - 28,
      r * 0.9 - 28,
      pen.linear(
        [
          [0, '#f4f8fa'],
          [0.48, '#c9d6dd'],
          [0.5, '#e9f0f3'],
          [1, '#a9b9c3'],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    inside(
      pen,
      'M246 314a170 152 0 1 0 340 0a170 152 0 1 0 -340 0Z',
      gleam(pen, 'M230 380L420 140H500L280 460Z', 0.6),
    );
  const pan =
    cylinder(pen, { cx: 400, top: 560, bottom: 604, r: r + 12, colour, mouth: 'lid', tilt: 0.3 }) +
    ellipse(400, 558, r - 8, (r - 8) * 0.3, pen.metal(ring)) +
    ellipse(400, 560, r - 18, (r - 18) * 0.3, shade(skin, 0.25)) +
    ellipse(
      400,
      564,
      r - 24,
      (r - 24) * 0.28,
      pen.linear(
        [
          [0, tint(skin, 0.3)],
          [1, shade(skin, 0.08)],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    ellipse(
      400,
      564,
      r - 24,
      (r - 24) * 0.28,
      pen.pattern(12, 8, ellipse(4, 3, 2.4, 1.4, shade(skin, 0.3), { opacity: 0.4 })),
    );
  const sponge =
    ellipse(494, 560, 110, 34, '#1c1a24', { opacity: 0.2 }) +
    cylinder(pen, { cx: 484, top: 536, bottom: 552, r: 104, colour: puff, tilt: 0.3 }) +
    path('M386 536Q484 500 582 540L580 552Q484 516 388 548Z', pen.lit(mix(ring, puff, 0.3)));
  return (
    contact(pen, 410, 636, r + 24, 52) +
    lid +
    rect(372, 500, 64, 26, 6, pen.metal(ring)) +
    pan +
    sponge
  );
};

const perfume: Draw = (pen, look) => {
  const { colour } = look;
  const kind = look.pick('form', 'block', 'round', 'tower');
  const size = { block: [300, 300, 26], round: [320, 310, 150], tower: [210, 380, 16] } as const;
  const [w, h, corner] = size[kind];
  const [x, y] = [400 - w / 2, 652 - h];
  const glass = rounded(x, y, w, h, corner);
  const pool = rounded(x + 24, y + 24, w - 48, h - 54, Math.max(8, corner - 18));
  const level = y + look.range('level', 50, 90);
  const capColour = look.pick('cap', '#2c2b30', '#d2ae68', '#f2ede4', '#b98a5e');
  const metal = capColour === '#d2ae68';
  const capShape = look.pick('capShape', 'cube', 'ball', 'drum');
  const capTop = y - 128;
  const cap = {
    cube:
      rect(350, capTop, 100, 92, 10, metal ? pen.metal(capColour) : pen.round(capColour)) +
      rect(350, capTop, 100, 12, 6, tint(capColour, 0.5), { opacity: 0.6 }),
    ball:
      ellipse(400, capTop + 40, 58, 56, pen.ball(capColour)) +
      ellipse(380, capTop + 18, 16, 10, '#fff', { opacity: 0.55 }),
    drum: cylinder(pen, {
      cx: 400,
      top: capTop + 4,
      bottom: capTop + 90,
      r: 62,
      colour: capColour,
      finish: metal ? 'metal' : 'matt',
      tilt: 0.16,
    }),
  }[capShape];
  return (
    contact(pen, 404, 650, w / 2 + 12, 26) +
    path(glass, tint(colour, 0.82), { opacity: 0.85 }) +
    path(glass, glassPaint(pen, tint(colour, 0.3), 0.9)) +
    path(pool, tint(colour, 0.62), { opacity: 0.8 }) +
    inside(
      pen,
      pool,
      rect(
        x,
        level,
        w,
        h,
        0,
        pen.linear(
          [
            [0, tint(colour, 0.3)],
            [0.5, colour],
            [1, shade(colour, 0.25)],
          ],
          [0, 0],
          [1, 1],
        ),
        { opacity: 0.9 },
      ) +
        rect(x, level, w, 5, 0, tint(colour, 0.7), { opacity: 0.8 }) +
        rect(396, y, 8, h - 60, 4, '#ffffff', { opacity: 0.35 }),
    ) +
    path(glass, 'none', { stroke: '#ffffff', 'stroke-width': 3, 'stroke-opacity': 0.7 }) +
    line(d`M${x + corner} ${y + h - 14}H${x + w - corner}`, '#ffffff', 6, { opacity: 0.6 }) +
    look.pick(
      'label',
      rect(400 - w * 0.26, y + h * 0.44, w * 0.52, h * 0.3, 4, '#faf6ee', { opacity: 0.94 }) +
        printCentred(400, y + h * 0.52, w * 0.34, 3, '#5b5148', h * 0.065, 4),
      printCentred(400, y + h * 0.52, w * 0.4, 3, '#ffffff', h * 0.07, 5),
    ) +
    gleam(
      pen,
      d`M${x + 14} ${y + corner}L${x + 34} ${y + corner - 4}V${y + h - corner - 20}L${x + 14} ${y + h - corner - 30}Z`,
      0.8,
    ) +
    gleam(pen, d`M${x + w - 20} ${y + corner}h8v${h - corner * 2}h-8Z`, 0.5) +
    cylinder(pen, {
      cx: 400,
      top: y - 36,
      bottom: y + 4,
      r: 40,
      colour: '#d8c08c',
      finish: 'metal',
      tilt: 0.12,
    }) +
    cap
  );
};

const vanity = { pose: 'stand', place: 'vanity' } as const;

export const make: Drawings<'lipstick' | 'cushion' | 'perfume'> = {
  lipstick: { ...vanity, girth: 'slim', focus: { x: 420, y: 330, zoom: 1.9 }, draw: lipstick },
  cushion: {
    ...vanity,
    girth: 'full',
    rise: 30,
    focus: { x: 440, y: 520, zoom: 1.9 },
    draw: cushion,
  },
  perfume: {
    ...vanity,
    girth: 'slim',
    rise: 20,
    focus: { x: 400, y: 420, zoom: 1.8 },
    draw: perfume,
  },
};
