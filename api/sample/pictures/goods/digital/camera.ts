import { steel } from '../../colours';
import { contact } from '../../parts/shadow';
import { rounded } from '../../parts/shape';
import { circle, d, ellipse, line, path, rect } from '../../parts/svg';
import { shade, tint } from '../../parts/tint';
import { inside } from '../../parts/trim';
import { cylinder } from '../../parts/vessel';
import { dots } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const silver = '#c3c7cc';
  const top = look.pick('top', silver, '#2a2b2f', silver);
  const skin = colour === steel ? '#2b2c30' : colour;
  const leather = dots(tint(skin, 0.35), '#000000', 8, 3, 0.32);
  const r = look.range('lens', 138, 156);
  const [cx, cy] = [look.pick('side', 400, 420), 470];
  const ring = (k: number, paint: string): string => circle(cx, cy, r * k, paint);
  const knurl = circle(cx, cy, r * 0.94, 'none', {
    stroke: '#4a4b50',
    'stroke-width': r * 0.09,
    'stroke-dasharray': '5 4',
  });
  const strap =
    line(
      'M118 356C70 300 60 220 130 190C240 150 560 150 670 190C740 220 730 300 682 356',
      shade('#9a6a42', 0.3),
      18,
      { opacity: 0.9 },
    ) +
    line(
      'M118 352C70 298 62 220 130 187C240 147 560 147 670 187C738 220 728 298 682 352',
      '#a87749',
      10,
    );
  return (
    contact(pen, 408, 648, 290, 28) +
    look.pick('strap', strap, '') +
    cylinder(pen, {
      cx: 200,
      top: 268,
      bottom: 300,
      r: 42,
      colour: top,
      finish: 'metal',
      tilt: 0.18,
    }) +
    cylinder(pen, {
      cx: 590,
      top: 262,
      bottom: 300,
      r: 48,
      colour: top,
      finish: 'metal',
      tilt: 0.18,
    }) +
    cylinder(pen, { cx: 510, top: 280, bottom: 300, r: 18, colour: '#d15a3c', tilt: 0.2 }) +
    path(
      'M310 300L336 232Q340 222 352 222H448Q460 222 464 232L490 300Z',
      pen.linear(
        [
          [0, tint(top, 0.4)],
          [1, shade(top, 0.3)],
        ],
        [0, 0],
        [0.6, 1],
      ),
    ) +
    path(
      rounded(110, 292, 580, 354, 46),
      pen.linear(
        [
          [0, tint(top, 0.35)],
          [0.5, top],
          [1, shade(top, 0.3)],
        ],
        [0, 0],
        [0.4, 1],
      ),
    ) +
    path(rounded(110, 366, 580, 218, 10), pen.lit(skin)) +
    inside(pen, rounded(110, 366, 580, 218, 10), leather) +
    line('M114 366H686', shade(top, 0.5), 3) +
    line('M114 584H686', tint(top, 0.6), 3) +
    rect(368, 244, 64, 30, 6, '#17181c') +
    rect(372, 248, 40, 8, 4, '#8fa4c4', { opacity: 0.5 }) +
    rect(580, 318, 66, 34, 8, '#1b1c20') +
    rect(586, 322, 40, 8, 4, '#fff', { opacity: 0.25 }) +
    circle(170, 330, 11, pen.ball('#b83a2a')) +
    circle(cx + 10, cy + 16, r * 1.06, '#000', { opacity: 0.28 }) +
    ring(1.06, pen.lit(silver)) +
    ring(1, '#26272b') +
    knurl +
    ring(0.86, pen.lit('#3a3b40', 1.4)) +
    ring(0.72, '#121317') +
    circle(cx, cy, r * 0.79, 'none', { stroke: look.accent, 'stroke-width': 4 }) +
    ring(
      0.62,
      pen.radial(
        [
          [0, '#5b6fb0'],
          [0.4, '#27305c'],
          [0.75, '#3b2a55'],
          [1, '#0d0e13'],
        ],
        [0.4, 0.36],
        0.7,
      ),
    ) +
    ring(
      0.34,
      pen.radial([
        [0, '#0a0b10'],
        [0.7, '#141833'],
        [1, '#39478a'],
      ]),
    ) +
    ellipse(cx - r * 0.26, cy - r * 0.3, r * 0.16, r * 0.11, '#ffffff', {
      opacity: 0.85,
      transform: d`rotate(-38 ${cx - r * 0.26} ${cy - r * 0.3})`,
    }) +
    circle(cx + r * 0.24, cy + r * 0.26, r * 0.07, '#bcd2ff', { opacity: 0.6 })
  );
};

export const camera: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'desk',
  rise: 20,
  focus: { x: 420, y: 440, zoom: 1.8 },
  draw,
};
