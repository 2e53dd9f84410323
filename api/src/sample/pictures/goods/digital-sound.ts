/** Earbuds, keyboard, camera and speaker. */
import { camera as stance } from '../parts/camera';
import { contact } from '../parts/shadow';
import { rounded } from '../parts/shape';
import { circle, d, ellipse, line, mirrored, path, rect } from '../parts/svg';
import { contrast, mix, shade, tint } from '../parts/tint';
import { gleam, inside, streak } from '../parts/trim';
import { cylinder } from '../parts/vessel';
import type { Draw, Drawings } from './drawing';

const both = (right: string): string => right + mirrored(right);

const earbuds: Draw = (pen, look) => {
  const { colour } = look;
  const w = look.range('width', 196, 226);
  const round = look.pick('round', 96, 130);
  const lidShape = d`M${400 - w} 440V${300 + round}Q${400 - w} 232 ${400 - w + round} 232H${400 + w - round}Q${400 + w} 232 ${400 + w} ${300 + round}V440Z`;
  const bud =
    path(
      'M446 330C446 292 476 272 506 276C540 282 556 312 546 346C540 366 528 376 520 384L514 470H474L472 388C456 376 446 356 446 330Z',
      pen.round(tint(colour, 0.06)),
    ) +
    ellipse(482, 326, 24, 30, shade(colour, 0.25), { transform: 'rotate(-18 482 326)' }) +
    ellipse(480, 324, 16, 22, '#2a2b30', { transform: 'rotate(-18 480 324)' }) +
    streak(pen, 528, 300, 9, 46, 0.7) +
    rect(480, 446, 28, 8, 4, pen.metal('#c9a86a'));
  return (
    contact(pen, 404, 648, w, 28) +
    path(lidShape, pen.lit(shade(colour, 0.08), 0.8)) +
    path(
      d`M${424 - w} 440V${304 + round}Q${424 - w} 256 ${420 - w + round} 256H${380 + w - round}Q${376 + w} 256 ${376 + w} ${304 + round}V440Z`,
      pen.linear(
        [
          [0, shade(colour, 0.5)],
          [0.5, shade(colour, 0.26)],
          [1, shade(colour, 0.14)],
        ],
        [0, 0],
        [0, 1],
      ),
    ) +
    ellipse(400, 446, w, 22, shade(colour, 0.2)) +
    ellipse(400, 448, w - 18, 16, shade(colour, 0.55)) +
    both(bud) +
    path(
      d`M${400 - w} 446A${w} 24 0 0 0 ${400 + w} 446V${650 - round}Q${400 + w} 650 ${400 + w - round} 650H${400 - w + round}Q${400 - w} 650 ${400 - w} ${650 - round}Z`,
      pen.round(colour, 0.9),
    ) +
    line(d`M${402 - w} 448A${w} 24 0 0 0 ${398 + w} 448`, tint(colour, 0.7), 4, { opacity: 0.8 }) +
    circle(400, 530, 6, '#7fd8a8') +
    circle(400, 530, 11, '#7fd8a8', { opacity: 0.25 }) +
    gleam(
      pen,
      d`M${426 - w} 490C${424 - w} 560 ${440 - w} 600 ${470 - w} 624L${484 - w} 616C${460 - w} 590 ${448 - w} 550 ${450 - w} 492Z`,
      0.6,
    )
  );
};

const keyboard: Draw = (pen, look) => {
  const { colour } = look;
  const cam = stance({ x: 400, y: 520, yaw: 16, pitch: 42 });
  const small = look.pick('size', true, false);
  const [w, depth] = [560, small ? 220 : 230];
  const block = { x: -w / 2, y: 0, z: -depth / 2, w, h: 30, d: depth };
  const cap = look.pick('caps', tint(colour, 0.3), '#f4f2ec', shade(colour, 0.3));
  const pop = look.pick('pop', look.accent, cap, '#e9a54b');
  const key = (x: number, y: number, width: number, tone: string): string =>
    rect(x, y + 3, width, 32, 6, shade(tone, 0.45)) +
    rect(x, y, width, 31, 6, shade(tone, 0.12)) +
    rect(x + 3, y + 2, width - 6, 23, 5, tint(tone, 0.14));
  const rows = [0, 1, 2, 3]
    .map((row) => {
      const first = [34, 50, 60, 80][row] ?? 34;
      const rest = 13 - row;
      const wide = (w - 40 - first - 6) / rest;
      return (
        key(20, 18 + row * 39, first, row === 0 ? pop : shade(cap, 0.1)) +
        Array.from({ length: rest }, (_, i) =>
          key(
            26 + first + i * wide,
            18 + row * 39,
            wide - 5,
            i === rest - 1 ? shade(cap, 0.1) : cap,
          ),
        ).join('')
      );
    })
    .join('');
  const last =
    key(20, 174, 58, shade(cap, 0.1)) +
    key(83, 174, 50, shade(cap, 0.1)) +
    key(138, 174, 230, cap) +
    key(373, 174, 50, shade(cap, 0.1)) +
    key(428, 174, 50, shade(cap, 0.1)) +
    key(483, 174, 57, pop);
  return (
    cam.shadow(pen, block) +
    cam.box(
      pen,
      block,
      colour,
      { top: rect(10, 10, w - 20, depth - 16, 8, shade(colour, 0.4)) + rows + last },
      18,
    )
  );
};

const photoCamera: Draw = (pen, look) => {
  const { colour } = look;
  const silver = '#c3c7cc';
  const top = look.pick('top', silver, '#2a2b2f', silver);
  const skin = colour === '#cdd1d7' ? '#2b2c30' : colour;
  const leather = pen.pattern(
    8,
    8,
    circle(2, 2, 1.5, tint(skin, 0.35), { opacity: 0.35 }) +
      circle(6, 6, 1.5, '#000', { opacity: 0.3 }),
  );
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
    path(rounded(110, 366, 580, 218, 10), leather) +
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
      transform: d`rotate(${-38} ${cx - r * 0.26} ${cy - r * 0.3})`,
    }) +
    circle(cx + r * 0.24, cy + r * 0.26, r * 0.07, '#bcd2ff', { opacity: 0.6 })
  );
};

const speaker: Draw = (pen, look) => {
  const { colour } = look;
  const mesh = pen.pattern(
    9,
    9,
    circle(2.4, 2.4, 1.9, shade(colour, 0.6), { opacity: 0.5 }) +
      circle(6.9, 6.9, 1.9, shade(colour, 0.6), { opacity: 0.5 }),
  );
  const kind = look.pick('kind', 'tower', 'bar', 'ball');
  if (kind === 'ball') {
    return (
      contact(pen, 404, 646, 150, 26) +
      circle(400, 440, 206, pen.ball(colour)) +
      inside(
        pen,
        'M400 234A206 206 0 1 1 399.9 234Z',
        rect(190, 330, 420, 320, 0, mesh) +
          path('M190 330H610V230H190Z', shade(colour, 0.1), { opacity: 0.4 }),
      ) +
      ellipse(400, 280, 110, 34, shade(colour, 0.4)) +
      ellipse(
        400,
        278,
        104,
        30,
        pen.linear([
          [0, tint(colour, 0.3)],
          [1, shade(colour, 0.2)],
        ]),
      ) +
      [-50, 0, 50].map((x) => circle(400 + x, 278, 6, tint(colour, 0.7))).join('') +
      circle(
        400,
        440,
        206,
        pen.radial(
          [
            [0, '#fff', 0.3],
            [0.5, '#fff', 0],
          ],
          [0.34, 0.3],
          0.6,
        ),
      )
    );
  }
  if (kind === 'bar') {
    const body = rounded(110, 330, 580, 300, 120);
    return (
      contact(pen, 404, 640, 280, 28) +
      path(body, pen.roundAcross(colour, 0.9)) +
      path(body, mesh) +
      inside(pen, body, rect(110, 330, 60, 300, 0, '#000', { opacity: 0.12 })) +
      [250, 550]
        .map(
          (x) =>
            circle(x, 480, 106, shade(colour, 0.3), { opacity: 0.35 }) +
            circle(x, 480, 96, 'none', {
              stroke: tint(colour, 0.4),
              'stroke-width': 4,
              'stroke-opacity': 0.4,
            }),
        )
        .join('') +
      rect(372, 462, 56, 36, 10, tint(colour, 0.7), { opacity: 0.9 }) +
      line('M300 330Q300 250 400 250T500 330', shade(look.accent, 0.3), 20) +
      line('M298 330Q298 248 400 248T498 330', look.accent, 12) +
      gleam(pen, 'M190 366Q240 346 320 344H520L500 356H330Q250 360 196 384Z', 0.4)
    );
  }
  const r = look.range('girth', 126, 150);
  const body = d`M${400 - r} 220V610Q${400 - r} 640 ${430 - r} 644A${r} ${r * 0.16} 0 0 0 ${370 + r} 644Q${400 + r} 640 ${400 + r} 610V220Z`;
  const wood = mix('#b98a5a', colour, 0.1);
  return (
    contact(pen, 404, 648, r + 8, 28) +
    path(body, pen.round(colour)) +
    path(body, mesh) +
    cylinder(pen, { cx: 400, top: 180, bottom: 224, r, colour: wood, mouth: 'lid' }) +
    ellipse(400, 180, r - 30, (r - 30) * 0.2, shade(wood, 0.3)) +
    [-40, 0, 40].map((x) => circle(400 + x, 180, 5, '#fff2d8')).join('') +
    line(d`M${402 - r} 604A${r} ${r * 0.16} 0 0 0 ${398 + r} 604`, contrast(colour, 0.4), 5, {
      opacity: 0.6,
    }) +
    streak(pen, 420 - r, 260, 22, 300, 0.22)
  );
};

const desk = { pose: 'stand', girth: 'full', place: 'desk' } as const;

export const sound: Drawings<'earbuds' | 'keyboard' | 'camera' | 'speaker'> = {
  earbuds: { ...desk, rise: 30, focus: { x: 420, y: 400, zoom: 1.8 }, draw: earbuds },
  keyboard: { ...desk, focus: { x: 330, y: 490, zoom: 2 }, draw: keyboard },
  camera: { ...desk, rise: 20, focus: { x: 420, y: 440, zoom: 1.8 }, draw: photoCamera },
  speaker: { ...desk, rise: 10, focus: { x: 400, y: 330, zoom: 1.8 }, draw: speaker },
};
