import { contact } from '../../parts/shadow';
import { rounded } from '../../parts/shape';
import { d, ellipse, line, path, rect } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { gleam, inside, printCentred } from '../../parts/trim';
import { cylinder, glassPaint } from '../../parts/vessel';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
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

export const perfume: Drawing = {
  pose: 'stand',
  girth: 'slim',
  place: 'vanity',
  rise: 20,
  focus: { x: 400, y: 420, zoom: 1.8 },
  draw,
};
