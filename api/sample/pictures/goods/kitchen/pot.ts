import { steel as silver } from '../../colours';
import { contact } from '../../parts/shadow';
import { d, ellipse, line, path } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { gleam, streak } from '../../parts/trim';
import { cylinder } from '../../parts/vessel';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const steel = colour === silver;
  const r = look.range('girth', 196, 222);
  const top = look.range('top', 380, 440);
  const finish = steel ? 'metal' : 'matt';
  const trim = look.pick('trim', '#c9ccd1', '#caa45e', '#2c2c30');
  const ear = (side: number): string => {
    const x = 400 + side * (r - 6);
    return (
      line(
        d`M${x} ${top + 36}q${side * 74} -8 ${side * 70} 30t${-side * 66} 26`,
        shade(steel ? trim : colour, 0.4),
        24,
      ) +
      line(
        d`M${x} ${top + 34}q${side * 74} -8 ${side * 70} 30t${-side * 66} 26`,
        steel ? '#d9dce0' : colour,
        15,
      )
    );
  };
  const dome = d`M${400 - r - 4} ${top}C${400 - r * 0.86} ${top - 96} ${400 - r * 0.3} ${top - 116} 400 ${top - 116}S${400 + r * 0.86} ${top - 96} ${400 + r + 4} ${top}A${r + 4} ${r * 0.17} 0 0 1 ${400 - r - 4} ${top}Z`;
  const glass = look.pick('lid', true, false);
  return (
    contact(pen, 404, 648, r + 8, 32) +
    ear(-1) +
    ear(1) +
    path(
      d`M${400 - r} ${top}V600Q${400 - r} 640 ${440 - r} 646A${r} ${r * 0.15} 0 0 0 ${360 + r} 646Q${400 + r} 640 ${400 + r} 600V${top}Z`,
      finish === 'metal' ? pen.metal(colour) : pen.round(colour),
    ) +
    (steel
      ? line(d`M${402 - r} 590A${r} ${r * 0.17} 0 0 0 ${398 + r} 590`, shade(colour, 0.4), 3, {
          opacity: 0.5,
        })
      : streak(pen, 424 - r, top + 40, 22, 170, 0.5)) +
    line(
      d`M${399 - r} ${top + 10}A${r} ${r * 0.17} 0 0 0 ${401 + r} ${top + 10}`,
      shade(colour, 0.5),
      8,
      { opacity: 0.5 },
    ) +
    (glass
      ? path(dome, '#e8f0f2', { opacity: 0.72 }) +
        path(
          dome,
          pen.linear([
            [0, '#8aa0a8', 0.7],
            [0.3, '#ffffff', 0.5],
            [0.7, '#b9c9cf', 0.5],
            [1, '#7d939b', 0.7],
          ]),
        ) +
        line(
          d`M${398 - r} ${top}A${r + 2} ${r * 0.17} 0 0 0 ${402 + r} ${top}`,
          pen.metal('#d5d8dc'),
          13,
        )
      : path(dome, steel ? pen.metal(colour) : pen.round(tint(colour, 0.05))) +
        line(
          d`M${396 - r} ${top}A${r + 4} ${r * 0.17} 0 0 0 ${404 + r} ${top}`,
          tint(colour, 0.5),
          4,
          { opacity: 0.7 },
        )) +
    gleam(
      pen,
      d`M${424 - r} ${top - 22}C${440 - r * 0.8} ${top - 80} ${400 - r * 0.4} ${top - 100} ${400 - r * 0.2} ${top - 106}C${400 - r * 0.5} ${top - 80} ${400 - r * 0.7} ${top - 40} ${446 - r} ${top - 16}Z`,
      0.7,
    ) +
    cylinder(pen, {
      cx: 400,
      top: top - 134,
      bottom: top - 112,
      r: 16,
      colour: '#b9bcc1',
      finish: 'metal',
    }) +
    ellipse(400, top - 144, 42, 20, pen.ball(steel ? '#2c2c30' : trim))
  );
};

export const pot: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'counter',
  rise: 30,
  focus: { x: 330, y: 420, zoom: 1.7 },
  draw,
};
