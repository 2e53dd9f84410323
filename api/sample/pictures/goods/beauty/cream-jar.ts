import type { Pen } from '../../parts/pen';
import { contact } from '../../parts/shadow';
import { rounded } from '../../parts/shape';
import { d, ellipse, line, path } from '../../parts/svg';
import { contrast, mix, shade, tint } from '../../parts/tint';
import { inside, printCentred, streak } from '../../parts/trim';
import { cylinder, glassPaint, wrap } from '../../parts/vessel';
import type { Draw, Drawing } from '../drawing';

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

const draw: Draw = (pen, look) => {
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

export const creamJar: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'vanity',
  rise: 60,
  focus: { x: 380, y: 500, zoom: 1.9 },
  draw,
};
