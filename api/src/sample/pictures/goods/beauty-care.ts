/** Serum, cream jar, shampoo and hand cream. */
import type { Pen } from '../parts/pen';
import { contact } from '../parts/shadow';
import { rounded, symmetric } from '../parts/shape';
import { d, ellipse, line, path, rect } from '../parts/svg';
import { contrast, mix, shade, tint } from '../parts/tint';
import { gleam, inside, printCentred, streak } from '../parts/trim';
import { cylinder, glassPaint, wrap } from '../parts/vessel';
import type { Draw, Drawings } from './drawing';

const paperLabel = '#f7f3ea';

const label = (pen: Pen, cx: number, y: number, w: number, h: number, colour: string): string =>
  rect(cx - w / 2, y, w, h, 6, pen.round(colour, 0.5)) +
  rect(cx - w * 0.16, y + h * 0.16, w * 0.32, h * 0.05, 2, contrast(colour, 0.6), {
    opacity: 0.8,
  }) +
  printCentred(cx, y + h * 0.34, w * 0.62, 3, contrast(colour, 0.5), h * 0.12, h * 0.03) +
  rect(cx - w * 0.2, y + h * 0.82, w * 0.4, h * 0.03, 1, contrast(colour, 0.4), { opacity: 0.6 });

const serum: Draw = (pen, look) => {
  const { colour } = look;
  const r = look.range('girth', 104, 128);
  const top = look.range('top', 330, 360);
  const square = look.pick('shoulder', 0.25, 0.6);
  const body = symmetric(
    [0, top - 18],
    [
      [40, top - 18],
      [46, top + 4, r * (1 - square * 0.2), top + 4, r, top + 40],
      [r, 632],
      [r * 0.96, 650, r * 0.6, 656, 0, 656],
    ],
  );
  const liquid = symmetric(
    [0, 400],
    [
      [r - 12, 400],
      [r - 12, 626],
      [r * 0.84, 642, r * 0.5, 644, 0, 644],
    ],
  );
  const cap = look.pick('cap', '#2b2a2d', paperLabel, '#cfae6e');
  return (
    contact(pen, 404, 648, r + 10, 26) +
    path(body, tint(colour, 0.72), { opacity: 0.75 }) +
    path(liquid, pen.round(colour, 0.9), { opacity: 0.82 }) +
    rect(394, top - 20, 12, 210, 6, '#ffffff', { opacity: 0.3 }) +
    ellipse(400, 400, r - 12, 12, tint(colour, 0.5), { opacity: 0.8 }) +
    path(body, glassPaint(pen, colour)) +
    ellipse(400, 640, r * 0.7, 10, tint(colour, 0.6), { opacity: 0.5 }) +
    label(
      pen,
      400,
      440,
      r * 1.36,
      150,
      look.pick('label', paperLabel, paperLabel, tint(colour, 0.8)),
    ) +
    streak(pen, 400 - r + 16, top + 50, 16, 250, 0.75) +
    streak(pen, 400 + r - 26, top + 60, 8, 200, 0.4) +
    cylinder(pen, {
      cx: 400,
      top: top - 70,
      bottom: top - 14,
      r: 52,
      colour: cap === paperLabel ? '#d8d4ca' : cap,
      finish: 'metal',
      tilt: 0.16,
    }) +
    path(
      symmetric(
        [0, 140],
        [
          [22, 140, 34, 152, 36, 190],
          [40, 220, 42, 240, 42, top - 72],
          [20, top - 64, 10, top - 64, 0, top - 64],
        ],
      ),
      pen.round(cap === '#cfae6e' ? '#f3efe6' : cap),
    ) +
    streak(pen, 376, 168, 9, 70, 0.5)
  );
};

const swirl = (pen: Pen, cx: number, y: number, r: number, colour: string): string =>
  ellipse(
    cx,
    y,
    r,
    r * 0.2,
    pen.linear([
      [0, shade(colour, 0.12)],
      [1, tint(colour, 0.4)],
    ]),
  ) +
  path(
    d`M${cx - r * 0.9} ${y}C${cx - r * 0.7} ${y - r * 0.34} ${cx - r * 0.1} ${y - r * 0.5} ${cx + r * 0.1} ${y - r * 0.72}C${cx + r * 0.16} ${y - r * 0.44} ${cx + r * 0.7} ${y - r * 0.3} ${cx + r * 0.9} ${y + 2}C${cx + r * 0.5} ${y + r * 0.2} ${cx - r * 0.5} ${y + r * 0.2} ${cx - r * 0.9} ${y}Z`,
    pen.ball(colour, 0.5),
  ) +
  line(
    d`M${cx - r * 0.66} ${y + 4}C${cx - r * 0.2} ${y - r * 0.06} ${cx + r * 0.3} ${y - r * 0.06} ${cx + r * 0.56} ${y - r * 0.22}`,
    shade(colour, 0.25),
    6,
    { opacity: 0.35 },
  ) +
  line(
    d`M${cx - r * 0.36} ${y - r * 0.2}C${cx} ${y - r * 0.22} ${cx + r * 0.16} ${y - r * 0.3} ${cx + r * 0.2} ${y - r * 0.42}`,
    shade(colour, 0.25),
    5,
    { opacity: 0.35 },
  );

const creamJar: Draw = (pen, look) => {
  const { colour } = look;
  const r = look.range('girth', 190, 216);
  const top = look.range('top', 440, 470);
  const frosted = look.pick('glass', true, false);
  const lid = look.pick('lid', '#e9e4da', '#c9a96a', mix(colour, look.accent, 0.6));
  const jar =
    cylinder(pen, { cx: 400, top, bottom: 620, r, foot: r - 8, colour, mouth: 'open' }) +
    (frosted
      ? path(
          d`M${400 - r} ${top}L${408 - r} 620A${r - 8} ${(r - 8) * 0.2} 0 0 0 ${392 + r} 620L${400 + r} ${top}Z`,
          glassPaint(pen, tint(colour, 0.5), 0.7),
        )
      : '') +
    wrap(pen, 400, top + 70, 580, r - 2, tint(colour, 0.5)) +
    inside(
      pen,
      rounded(400 - r, top, r * 2, 240, 0),
      printCentred(380, top + 118, 150, 3, contrast(colour, 0.55), 20, 5),
    ) +
    streak(pen, 420 - r, top + 40, 18, 150, 0.7);
  const open = look.pick('open', true, false);
  const lying =
    contact(pen, 610, 590, 110, 18) +
    cylinder(pen, {
      cx: 600,
      top: 536,
      bottom: 576,
      r: 112,
      colour: lid,
      finish: lid === '#c9a96a' ? 'metal' : 'matt',
    });
  return open
    ? lying +
        contact(pen, 390, 652, r, 34) +
        jar +
        cylinder(pen, {
          cx: 400,
          top: top - 18,
          bottom: top + 6,
          r: r - 22,
          colour: tint(colour, 0.3),
          mouth: 'open',
        }) +
        swirl(pen, 400, top - 16, r - 36, '#fbf6ec')
    : contact(pen, 400, 652, r, 34) +
        jar +
        cylinder(pen, {
          cx: 400,
          top: top - 70,
          bottom: top + 18,
          r: r + 3,
          colour: lid,
          finish: lid === '#c9a96a' ? 'metal' : 'matt',
        }) +
        streak(pen, 424 - r, top - 40, 14, 70, 0.6);
};

const shampoo: Draw = (pen, look) => {
  const { colour } = look;
  const r = look.range('girth', 112, 136);
  const shoulder = look.pick('shoulder', 40, 90);
  const top = 300;
  const body = symmetric(
    [0, top],
    [
      [44, top],
      [50, top + 10, r, top + 10, r, top + shoulder + 20],
      [r, 630],
      [r * 0.97, 652, r * 0.6, 660, 0, 660],
    ],
  );
  const pump = look.pick('pump', '#f4f2ec', '#2e2e32', '#c7a76c');
  const finish = pump === '#c7a76c' ? 'metal' : 'matt';
  return (
    contact(pen, 404, 650, r + 14, 28) +
    path(body, pen.round(colour)) +
    cylinder(pen, { cx: 400, top: 262, bottom: top + 6, r: 50, colour: pump, finish, tilt: 0.16 }) +
    cylinder(pen, { cx: 400, top: 206, bottom: 262, r: 15, colour: pump, finish, tilt: 0.16 }) +
    path(
      'M300 176C300 158 320 150 352 148H428C448 148 456 160 456 180V214H360C340 206 320 204 300 206Z',
      finish === 'metal' ? pen.roundAcross(pump) : pen.roundAcross(pump, 0.9),
    ) +
    rect(310, 158, 120, 7, 3.5, '#ffffff', { opacity: 0.4 }) +
    label(
      pen,
      400,
      410,
      r * 1.3,
      190,
      look.pick('label', paperLabel, tint(colour, 0.55), mix(colour, look.accent, 0.5)),
    ) +
    streak(pen, 400 - r + 16, top + shoulder + 30, 18, 250, 0.6) +
    streak(pen, 400 + r - 24, top + shoulder + 40, 8, 220, 0.3)
  );
};

const handCream: Draw = (pen, look) => {
  const { colour } = look;
  const w = look.range('girth', 96, 116);
  const body = symmetric(
    [0, 128],
    [
      [w + 10, 128],
      [w + 10, 160],
      [w + 6, 320, w - 20, 480, w - 30, 560],
      [0, 570],
    ],
  );
  const crimp = symmetric(
    [0, 112],
    [
      [w + 12, 112],
      [w + 12, 150],
      [0, 150],
    ],
  );
  const cap = look.pick('cap', '#f5f1e8', '#c7a56a', shade(colour, 0.3));
  const leaf = (x: number, y: number, turn: number): string =>
    path('M0 0C16 -30 16 -56 0 -84C-16 -56 -16 -30 0 0Z', mix(colour, look.accent, 0.65), {
      transform: `translate(${x} ${y}) rotate(${turn})`,
      opacity: 0.85,
    });
  const art = look.pick(
    'art',
    line('M400 370C404 320 398 270 404 220', mix(colour, look.accent, 0.7), 5) +
      leaf(401, 340, 64) +
      leaf(401, 310, -60) +
      leaf(400, 270, 54) +
      leaf(401, 250, -46),
    path('M300 210h200v60H300zm0 80h200v22H300z', mix(colour, look.accent, 0.55), { opacity: 0.6 }),
    ellipse(400, 290, 62, 62, mix(colour, look.accent, 0.55), { opacity: 0.8 }),
  );
  return (
    contact(pen, 404, 648, w, 24) +
    cylinder(pen, {
      cx: 400,
      top: 556,
      bottom: 642,
      r: w - 34,
      colour: cap,
      finish: cap === '#c7a56a' ? 'metal' : 'matt',
    }) +
    path(body, pen.round(colour)) +
    inside(pen, body, art + printCentred(400, 400, w, 3, contrast(colour, 0.55), 22, 5)) +
    path(
      body,
      pen.linear(
        [
          [0, '#fff', 0.3],
          [0.3, '#fff', 0],
          [1, '#1c1a24', 0.12],
        ],
        [0, 0],
        [0, 1],
      ),
    ) +
    path(crimp, pen.round(shade(colour, 0.06))) +
    path(crimp, pen.pattern(9, 60, path('M0 0h3v60H0z', shade(colour, 0.4), { opacity: 0.35 }))) +
    gleam(
      pen,
      d`M${400 - w + 6} 170C${400 - w + 10} 320 ${400 - w + 26} 460 ${400 - w + 38} 540L${400 - w + 58} 540C${400 - w + 40} 440 ${400 - w + 30} 300 ${400 - w + 32} 170Z`,
      0.6,
    )
  );
};

const slim = { pose: 'stand', girth: 'slim', place: 'vanity' } as const;

export const care: Drawings<'serum' | 'cream-jar' | 'shampoo' | 'hand-cream'> = {
  serum: { ...slim, focus: { x: 400, y: 420, zoom: 2 }, draw: serum },
  'cream-jar': {
    ...slim,
    girth: 'full',
    rise: 60,
    focus: { x: 380, y: 500, zoom: 1.9 },
    draw: creamJar,
  },
  shampoo: { ...slim, focus: { x: 400, y: 330, zoom: 1.9 }, draw: shampoo },
  'hand-cream': { ...slim, focus: { x: 400, y: 300, zoom: 1.9 }, draw: handCream },
};
