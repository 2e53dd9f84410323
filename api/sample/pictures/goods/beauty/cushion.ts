import { contact } from '../../parts/shadow';
import { d, ellipse, path, rect } from '../../parts/svg';
import { mix, shade, tint } from '../../parts/tint';
import { gleam, inside } from '../../parts/trim';
import { cylinder } from '../../parts/vessel';
import { dashes } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
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
    inside(
      pen,
      d`M${424 - r} 564a${r - 24} ${(r - 24) * 0.28} 0 1 0 ${r * 2 - 48} 0a${r - 24} ${(r - 24) * 0.28} 0 1 0 ${48 - r * 2} 0Z`,
      dashes(shade(skin, 0.3), {
        gap: 12,
        length: 2,
        width: 2.6,
        rowGap: 8,
        opacity: 0.4,
        round: true,
      }),
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

export const cushion: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'vanity',
  rise: 30,
  focus: { x: 440, y: 520, zoom: 1.9 },
  draw,
};
