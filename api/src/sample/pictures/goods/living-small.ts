/** Lamp, candle, towels. */
import { panel } from '../parts/cloth';
import type { Pen } from '../parts/pen';
import { contact } from '../parts/shadow';
import { rounded, symmetric } from '../parts/shape';
import { circle, d, ellipse, line, path, rect, stitch } from '../parts/svg';
import { contrast, mix, shade, tint } from '../parts/tint';
import { inside, printCentred, streak } from '../parts/trim';
import { cylinder, glassPaint } from '../parts/vessel';
import type { Draw, Drawings } from './drawing';

const glow = (pen: Pen, cx: number, cy: number, r: number, strength: number): string =>
  circle(
    cx,
    cy,
    r,
    pen.radial([
      [0, '#fff3cf', strength],
      [0.5, '#ffe9b5', strength * 0.35],
      [1, '#ffe9b5', 0],
    ]),
  );

const lamp: Draw = (pen, look) => {
  const { colour } = look;
  const kind = look.pick('kind', 'table', 'floor', 'dome');
  const metal = look.pick('metal', '#caa661', '#2d2c2f', '#cfd2d6');
  const cloth = (top: number, bottom: number, rTop: number, rBottom: number): string =>
    path(
      d`M${400 - rTop} ${top}L${400 - rBottom} ${bottom}A${rBottom} ${rBottom * 0.16} 0 0 0 ${400 + rBottom} ${bottom}L${400 + rTop} ${top}A${rTop} ${rTop * 0.14} 0 0 0 ${400 - rTop} ${top}Z`,
      pen.round(colour, 0.8),
    ) +
    path(
      d`M${400 - rTop} ${top}L${400 - rBottom} ${bottom}A${rBottom} ${rBottom * 0.16} 0 0 0 ${400 + rBottom} ${bottom}L${400 + rTop} ${top}Z`,
      pen.radial(
        [
          [0, '#fff2c8', 0.75],
          [0.7, '#ffe4a0', 0.15],
          [1, '#ffe4a0', 0],
        ],
        [0.5, 0.75],
        0.6,
      ),
    ) +
    ellipse(
      400,
      top,
      rTop,
      rTop * 0.14,
      pen.linear([
        [0, '#fff6d8'],
        [1, '#ffe7ae'],
      ]),
    ) +
    line(
      d`M${402 - rBottom} ${bottom - 3}A${rBottom} ${rBottom * 0.16} 0 0 0 ${398 + rBottom} ${bottom - 3}`,
      shade(colour, 0.2),
      4,
      { opacity: 0.5 },
    );
  if (kind === 'floor') {
    return (
      glow(pen, 400, 260, 300, 0.8) +
      contact(pen, 402, 660, 120, 20) +
      cylinder(pen, { cx: 400, top: 640, bottom: 656, r: 104, colour: metal, finish: 'metal' }) +
      rect(393, 250, 14, 392, 7, pen.metal(metal)) +
      cloth(112, 290, 96, 152) +
      line('M448 296V370', metal, 3) +
      circle(448, 374, 7, pen.ball(metal))
    );
  }
  if (kind === 'dome') {
    const dome = 'M238 330C238 210 310 150 400 150S562 210 562 330A162 26 0 0 1 238 330Z';
    return (
      glow(pen, 400, 420, 280, 0.8) +
      contact(pen, 402, 648, 140, 24) +
      cylinder(pen, { cx: 400, top: 622, bottom: 644, r: 126, colour }) +
      rect(388, 330, 24, 296, 12, pen.metal(metal)) +
      path(dome, pen.round(colour)) +
      ellipse(
        400,
        332,
        160,
        24,
        pen.radial([
          [0, '#ffffff'],
          [0.6, '#ffeebb'],
          [1, '#e9c983'],
        ]),
      ) +
      path('M238 330A162 26 0 0 0 562 330A162 32 0 0 1 238 330Z', shade(colour, 0.15)) +
      streak(pen, 276, 210, 16, 100, 0.45) +
      ellipse(400, 150, 14, 9, pen.metal(metal))
    );
  }
  const base = symmetric(
    [0, 370],
    [
      [16, 370],
      [20, 400, 92, 430, 96, 510],
      [98, 590, 70, 640, 56, 648],
      [30, 654, 20, 656, 0, 656],
    ],
  );
  return (
    glow(pen, 400, 300, 320, 0.8) +
    contact(pen, 404, 650, 100, 22) +
    path(base, pen.round(mix(look.accent, '#f0ebe1', 0.45))) +
    streak(pen, 330, 450, 13, 120, 0.6) +
    rect(390, 330, 20, 50, 4, pen.metal(metal)) +
    cloth(140, 350, 120, 196)
  );
};

const candle: Draw = (pen, look) => {
  const { colour } = look;
  const r = look.range('girth', 116, 140);
  const top = look.range('top', 330, 372);
  const jar = d`M${400 - r} ${top}V610Q${400 - r} 640 ${430 - r} 646A${r} ${r * 0.16} 0 0 0 ${370 + r} 646Q${400 + r} 640 ${400 + r} 610V${top}Z`;
  const waxTop = top + 60;
  const wax = d`M${408 - r} ${waxTop}V606Q${410 - r} 630 ${432 - r} 634A${r} ${r * 0.14} 0 0 0 ${368 + r} 634Q${390 + r} 630 ${392 + r} 606V${waxTop}Z`;
  const paper = look.pick('paper', '#faf6ee', '#2c2b2e', mix(colour, '#ffffff', 0.5));
  const lid = look.pick('lid', '#c39a63', '#caa866', '#2f2e31');
  return (
    circle(
      400,
      top,
      240,
      pen.radial([
        [0, '#ffeec2', 0.9],
        [0.5, '#ffe2a0', 0.3],
        [1, '#ffe2a0', 0],
      ]),
    ) +
    contact(pen, 610, 640, 96, 18) +
    cylinder(pen, {
      cx: 606,
      top: 600,
      bottom: 626,
      r: 94,
      colour: lid,
      finish: lid === '#caa866' ? 'metal' : 'matt',
    }) +
    contact(pen, 404, 656, r + 8, 26) +
    ellipse(400, top, r, r * 0.18, '#ffffff', { opacity: 0.3 }) +
    path(
      wax,
      pen.linear([
        [0, tint(colour, 0.5)],
        [0.4, colour],
        [1, shade(colour, 0.2)],
      ]),
    ) +
    path(
      wax,
      pen.linear(
        [
          [0, '#fff0c0', 0.75],
          [0.45, '#fff0c0', 0],
        ],
        [0, 0],
        [0, 1],
      ),
    ) +
    ellipse(
      400,
      waxTop,
      r - 8,
      (r - 8) * 0.18,
      pen.radial([
        [0, '#fffbe9'],
        [0.4, tint(colour, 0.5)],
        [1, colour],
      ]),
    ) +
    line(d`M400 ${waxTop}V${waxTop - 30}`, '#3a2f2a', 4) +
    path(
      d`M400 ${waxTop - 100}C418 ${waxTop - 66} 420 ${waxTop - 46} 400 ${waxTop - 26}C380 ${waxTop - 46} 384 ${waxTop - 68} 400 ${waxTop - 100}Z`,
      pen.radial(
        [
          [0, '#ffffff'],
          [0.5, '#ffe28a'],
          [1, '#f59a2f'],
        ],
        [0.5, 0.7],
        0.6,
      ),
    ) +
    path(jar, glassPaint(pen, '#e7e2d8', 0.75)) +
    rect(400 - r * 0.6, top + 104, r * 1.2, 116, 4, paper) +
    rect(400 - r * 0.5, top + 112, r, 100, 2, 'none', {
      stroke: contrast(paper, 0.4),
      'stroke-width': 2,
    }) +
    printCentred(400, top + 140, r * 0.7, 3, contrast(paper, 0.6), 20, 5) +
    streak(pen, 414 - r, top + 20, 14, 230, 0.8) +
    streak(pen, 382 + r, top + 30, 7, 200, 0.45) +
    line(d`M${400 - r} ${top}A${r} ${r * 0.18} 0 0 0 ${400 + r} ${top}`, '#ffffff', 4, {
      opacity: 0.8,
    })
  );
};

const towels: Draw = (pen, look) => {
  const { colour } = look;
  const terry = pen.pattern(
    9,
    9,
    circle(2.5, 2.5, 2, tint(colour, 0.7), { opacity: 0.3 }) +
      circle(7, 7, 2, shade(colour, 0.5), { opacity: 0.06 }),
  );
  const tones = look.pick<readonly [string, string, string]>(
    'set',
    [colour, colour, colour],
    [colour, tint(colour, 0.5), shade(colour, 0.14)],
    [colour, mix(colour, look.accent, 0.5), colour],
  );
  const folded = (y: number, w: number, tone: string): string => {
    const layer = (top: number): string => rounded(400 - w / 2, top, w, 48, 22);
    const fold = rounded(400 - w / 2, y, 60, 94, 40);
    const dobby = look.pick('band', true, false);
    const band = (top: number): string =>
      rect(486, top, 30, 48, 0, tint(tone, 0.4), { opacity: 0.7 }) +
      stitch(d`M486 ${top}v48M516 ${top}v48`, shade(tone, 0.3), 2);
    return (
      panel(pen, { outline: layer(y + 46), colour: shade(tone, 0.04), weave: terry }) +
      panel(pen, { outline: layer(y), colour: tone, weave: terry }) +
      (dobby ? inside(pen, layer(y), band(y)) + inside(pen, layer(y + 46), band(y + 46)) : '') +
      panel(pen, { outline: fold, colour: tone, weave: terry, depth: 0.8 })
    );
  };
  const roll = (x: number, y: number, r: number, tone: string): string =>
    contact(pen, x, y + r - 4, r, 14) +
    panel(pen, {
      outline: d`M${x} ${y - r}A${r} ${r} 0 1 1 ${x - 0.1} ${y - r}Z`,
      colour: tone,
      weave: terry,
      depth: 0.8,
    }) +
    [0.78, 0.54, 0.3]
      .map((s) =>
        circle(x + r * 0.04 * s, y, r * s, 'none', {
          stroke: shade(tone, 0.4),
          'stroke-width': 4,
          'stroke-opacity': 0.5,
        }),
      )
      .join('');
  const count = look.pick('count', 3, 4);
  const stack = Array.from({ length: count }, (_, i) =>
    folded(566 - i * 90, 400 - (i % 2) * 12, tones[i % 3] ?? colour),
  ).join('');
  return (
    contact(pen, 410, 654, 216, 26) +
    stack +
    look.pick(
      'rolls',
      roll(270, 620, 44, tones[1]) + roll(356, 632, 40, colour),
      '',
      roll(540, 622, 46, tones[2]),
    )
  );
};

const room = { pose: 'stand', girth: 'slim', place: 'room' } as const;

export const homeware: Drawings<'lamp' | 'candle' | 'towels'> = {
  lamp: { ...room, focus: { x: 400, y: 300, zoom: 1.7 }, draw: lamp },
  candle: { ...room, rise: 20, focus: { x: 400, y: 420, zoom: 1.8 }, draw: candle },
  towels: {
    ...room,
    girth: 'full',
    place: 'vanity',
    rise: 20,
    focus: { x: 420, y: 500, zoom: 1.9 },
    draw: towels,
  },
};
