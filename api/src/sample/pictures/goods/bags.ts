/** Tote bag, backpack and wallet. */
import { panel } from '../parts/cloth';
import { contact, dropped } from '../parts/shadow';
import { rounded, symmetric } from '../parts/shape';
import { circle, d, ellipse, group, line, mirrored, path, rect, stitch } from '../parts/svg';
import { contrast, mix, shade, tint } from '../parts/tint';
import { gleam, inside, seam } from '../parts/trim';
import type { Draw, Drawings } from './drawing';

const both = (right: string): string => right + mirrored(right);
const brass = '#d0a95c';

const tote: Draw = (pen, look) => {
  const { colour } = look;
  const wide = look.range('wide', 190, 236);
  const top = look.range('top', 320, 360);
  const body = symmetric(
    [0, top],
    [
      [wide - 20, top],
      [wide - 8, 440, wide, 560, wide + 6, 632],
      [wide, 650, wide - 10, 652, wide - 24, 652],
      [0, 652],
    ],
  );
  const gusset = d`M${400 + wide - 20} ${top}L${400 + wide + 34} ${top - 22}C${400 + wide + 46} 440 ${400 + wide + 54} 540 ${400 + wide + 50} 606L${400 + wide + 6} 640Z`;
  const edge = contrast(colour, 0.4);
  const handle = (y: number, tone: string): string =>
    line(
      d`M${296} ${top + y}C${296} ${top - 240} ${504} ${top - 240} ${504} ${top + y}`,
      shade(tone, 0.35),
      24,
    ) +
    line(
      d`M${295} ${top + y}C${295} ${top - 242} ${503} ${top - 242} ${503} ${top + y}`,
      tone,
      17,
    ) +
    line(
      d`M${292} ${top + y - 20}C${294} ${top - 236} ${480} ${top - 240} ${498} ${top - 60}`,
      tint(tone, 0.5),
      3,
      { opacity: 0.6 },
    );
  const charm =
    line(d`M330 ${top + 20}q-26 40 -20 70`, brass, 3) +
    rect(294, top + 84, 34, 58, 8, pen.lit(mix(colour, look.accent, 0.7))) +
    circle(311, top + 98, 5, brass);
  const pocket =
    panel(pen, {
      outline: rounded(310, top + 110, 180, 130, 14),
      colour: tint(colour, 0.04),
      depth: 0.6,
    }) + stitch(d`M320 ${top + 126}h160`, edge, 2);
  const twoTone =
    inside(pen, body, rect(100, 560, 600, 120, 0, shade(colour, 0.38), { opacity: 0.75 })) +
    stitch(d`M${404 - wide} 556H${396 + wide}`, edge, 2);
  return (
    contact(pen, 420, 646, wide + 40, 34) +
    group(handle(-26, shade(colour, 0.18)), { transform: 'translate(30 -14)' }) +
    path(
      gusset,
      pen.linear([
        [0, shade(colour, 0.42)],
        [1, shade(colour, 0.28)],
      ]),
    ) +
    path(
      d`M${420 - wide} ${top}L${460 - wide} ${top - 22}H${400 + wide + 34}L${380 + wide} ${top}Z`,
      shade(colour, 0.62),
    ) +
    panel(pen, {
      outline: body,
      colour,
      depth: 1.6,
      folds: [
        {
          d: d`M${430 - wide} 620Q${450 - wide} 480 ${450 - wide} ${top + 40}`,
          width: 22,
          strength: 0.16,
        },
      ],
    }) +
    look.pick('front', pocket, twoTone, '', charm) +
    stitch(d`M${392 - wide + 24} ${top + 16}H${408 + wide - 28}`, edge, 2.4) +
    handle(60, colour) +
    [296, 504]
      .map(
        (x) =>
          rect(x - 17, top + 34, 34, 62, 8, pen.lit(tint(colour, 0.05))) +
          stitch(d`M${x - 11} ${top + 42}v46M${x + 11} ${top + 42}v46`, edge, 2) +
          circle(x, top + 66, 7, pen.ball(brass)),
      )
      .join('') +
    gleam(
      pen,
      d`M${418 - wide} ${top + 30}C${412 - wide} 480 ${410 - wide} 560 ${412 - wide} 620L${450 - wide} 620C${444 - wide} 520 ${448 - wide} 440 ${460 - wide} ${top + 30}Z`,
      0.22,
    )
  );
};

const backpack: Draw = (pen, look) => {
  const { colour } = look;
  const body = symmetric(
    [0, 170],
    [
      [90, 168, 168, 200, 178, 290],
      [192, 400, 196, 540, 190, 610],
      [186, 642, 170, 652, 140, 652],
      [0, 652],
    ],
  );
  const pocket = rounded(256, 430, 288, 190, look.range('pocket', 26, 70));
  const side = 'M570 440C606 444 622 470 622 530C622 590 614 634 580 644Z';
  const trim = look.pick('trim', '#b07a45', shade(colour, 0.4), look.accent);
  const flap = symmetric(
    [0, 176],
    [
      [100, 174, 168, 210, 178, 300],
      [182, 350, 182, 380, 178, 400],
      [120, 424, 60, 430, 0, 430],
    ],
  );
  const top = look.pick('top', 'zip', 'flap');
  const strapY = 330;
  return (
    contact(pen, 410, 646, 210, 32) +
    line('M350 190C350 110 450 110 450 190', shade(colour, 0.45), 22) +
    line('M350 188C350 112 450 112 450 188', tint(colour, 0.05), 12) +
    both(panel(pen, { outline: side, colour: shade(colour, 0.16), depth: 0.8 })) +
    panel(pen, {
      outline: body,
      colour,
      depth: 1.9,
      folds: [{ d: 'M250 420Q280 380 300 260', width: 20, strength: 0.16 }],
    }) +
    (top === 'zip'
      ? line('M246 420C226 250 270 214 400 212S574 250 554 420', shade(colour, 0.55), 11) +
        stitch('M246 420C226 250 270 214 400 212S574 250 554 420', tint(colour, 0.4), 4) +
        line('M550 400l16 44', pen.metal('#cfd2d6'), 8) +
        rect(340, 260, 120, 60, 8, trim) +
        stitch('M348 268h104v44h-104Z', tint(trim, 0.5), 2) +
        line(d`M262 ${strapY + 50}H538`, shade(colour, 0.4), 10) +
        line(d`M262 ${strapY + 46}H538`, tint(colour, 0.3), 2, { opacity: 0.6 })
      : panel(pen, { outline: flap, colour: tint(colour, 0.04), depth: 1.3 }) +
        [330, 470]
          .map(
            (x) =>
              rect(x - 14, 380, 28, 130, 5, pen.lit(trim)) +
              stitch(d`M${x - 8} 388v112M${x + 8} 388v112`, tint(trim, 0.5), 2) +
              rect(x - 20, 440, 40, 30, 5, 'none', {
                stroke: pen.metal('#d3c08a'),
                'stroke-width': 6,
              }),
          )
          .join('')) +
    panel(pen, { outline: pocket, colour: tint(colour, 0.03), depth: 1.2 }) +
    (top === 'zip' ? zipAcross(pen.metal('#cfd2d6'), colour) : '') +
    seam('M400 520V610', colour, 2) +
    rect(466, 560, 48, 28, 4, trim) +
    rect(474, 572, 30, 4, 2, tint(trim, 0.7)) +
    gleam(pen, 'M236 300C244 250 270 222 310 214C280 250 266 300 262 400L240 402Z', 0.25)
  );
};

const zipAcross = (metal: string, colour: string): string =>
  line('M280 462H520', shade(colour, 0.55), 10) +
  stitch('M280 462H520', tint(colour, 0.4), 4) +
  line('M514 462l22 20', metal, 8);

const wallet: Draw = (pen, look) => {
  const { colour } = look;
  const kind = look.pick('kind', 'bifold', 'long', 'card');
  const [w, h] = { bifold: [430, 340], long: [560, 290], card: [400, 290] }[kind] as [
    number,
    number,
  ];
  const [x, y] = [400 - w / 2, 400 - h / 2];
  const outline = rounded(x, y, w, h, 26);
  const edge = contrast(colour, 0.42);
  const cards = ['#e9e4d8', look.accent, '#5b6b8a']
    .map(
      (tone, i) =>
        path(rounded(x + 40 + i * 8, y - 62 + i * 20, w - 80, 120, 14), pen.lit(tone)) +
        rect(x + 70 + i * 8, y - 40 + i * 20, 44, 8, 4, tint(tone, 0.6), { opacity: 0.6 }),
    )
    .join('');
  const grain = pen.pattern(
    9,
    9,
    circle(2, 3, 1.6, shade(colour, 0.4), { opacity: 0.22 }) +
      circle(7, 7, 1.4, tint(colour, 0.5), { opacity: 0.2 }),
  );
  const clasp =
    rect(400 - 30, y + h - 92, 60, 74, 14, pen.lit(tint(colour, 0.06))) +
    circle(400, y + h - 44, 15, pen.ball(brass)) +
    stitch(d`M${380} ${y + h - 84}h40`, edge, 2);
  const round =
    line(d`M${x + 26} ${y + 24}H${x + w - 26}`, shade(colour, 0.5), 14) +
    stitch(d`M${x + 26} ${y + 24}H${x + w - 26}`, brass, 6) +
    line(d`M${x + w - 40} ${y + 24}l30 34`, brass, 9);
  const piece =
    dropped(pen, [rounded(x + 40, y - 62, w - 80, 120, 14), outline], 1.3) +
    cards +
    panel(pen, {
      outline: rounded(x + 5, y - 8, w - 10, h, 26),
      colour: shade(colour, 0.3),
      depth: 0.6,
    }) +
    panel(pen, { outline, colour, weave: grain, depth: 1.3 }) +
    path(rounded(x + 14, y + 14, w - 28, h - 28, 18), 'none', {
      stroke: edge,
      'stroke-width': 3,
      'stroke-dasharray': '11 7',
    }) +
    {
      bifold: seam(d`M${x + w * 0.06} ${y + 40}V${y + h - 40}`, colour, 4),
      long: round,
      card: clasp,
    }[kind] +
    ellipse(x + w - 90, y + h - 60, 34, 10, shade(colour, 0.3), { opacity: 0.35 }) +
    gleam(
      pen,
      d`M${x + 24} ${y + 60}L${x + w * 0.55} ${y + 18}H${x + w * 0.74}L${x + 24} ${y + h * 0.55}Z`,
      0.2,
    );
  return group(piece, { transform: 'translate(0 24) rotate(-11 400 400)' });
};

export const bags: Drawings<'tote-bag' | 'backpack' | 'wallet'> = {
  'tote-bag': {
    pose: 'stand',
    girth: 'full',
    place: 'hallway',
    focus: { x: 340, y: 410, zoom: 1.9 },
    draw: tote,
  },
  backpack: {
    pose: 'stand',
    girth: 'full',
    place: 'hallway',
    focus: { x: 430, y: 430, zoom: 1.8 },
    draw: backpack,
  },
  wallet: {
    pose: 'flat',
    girth: 'full',
    place: 'hallway',
    focus: { x: 330, y: 320, zoom: 2 },
    draw: wallet,
  },
};
