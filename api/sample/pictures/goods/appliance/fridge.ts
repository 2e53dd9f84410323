import { forms } from '../../forms';
import { camera } from '../../parts/camera';
import { rect } from '../../parts/svg';
import { mix, shade, tint } from '../../parts/tint';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const cam = camera({ x: 372, y: 634, yaw: 24, pitch: 12 });
  const block = { x: -165, y: 10, z: -130, w: 330, h: 520, d: 260 };
  const kind = look.pick('doors', ...forms.fridge.doors);
  const second = look.pick('second', colour, '#efece4', mix(colour, look.accent, 0.35));
  const gloss = pen.linear(
    [
      [0, '#ffffff', 0.35],
      [0.4, '#ffffff', 0.05],
      [1, '#ffffff', 0.14],
    ],
    [0, 0],
    [1, 1],
  );
  const door = (x: number, y: number, w: number, h: number, tone: string): string =>
    rect(x + 2, y + 2, w - 4, h - 4, 5, tone) +
    rect(x + 2, y + 2, w - 4, h - 4, 5, gloss) +
    rect(x + 2.5, y + 2.5, w - 5, h - 5, 5, 'none', {
      stroke: tint(tone, 0.6),
      'stroke-width': 1.5,
      'stroke-opacity': 0.7,
    });
  const grip = (x: number, y: number, w: number, h: number): string =>
    rect(x, y, w, h, 4, shade(colour, 0.5)) +
    rect(x + 1, y, w * 0.4, h, 3, tint(colour, 0.5), { opacity: 0.5 });
  const front =
    rect(0, 0, 330, 520, 0, shade(colour, 0.5)) +
    {
      four:
        door(0, 0, 165, 300, colour) +
        door(165, 0, 165, 300, colour) +
        door(0, 304, 165, 216, second) +
        door(165, 304, 165, 216, second) +
        grip(152, 180, 8, 110) +
        grip(170, 180, 8, 110) +
        grip(152, 314, 8, 80) +
        grip(170, 314, 8, 80) +
        rect(196, 80, 100, 70, 8, '#16181c', { opacity: 0.85 }) +
        rect(212, 98, 30, 6, 3, '#8fe3c8') +
        rect(212, 114, 56, 6, 3, '#ffffff', { opacity: 0.6 }),
      two:
        door(0, 0, 330, 320, colour) +
        door(0, 324, 330, 196, second) +
        grip(18, 200, 10, 110) +
        grip(18, 336, 10, 90) +
        rect(120, 40, 90, 10, 5, tint(colour, 0.6), { opacity: 0.7 }),
      three:
        door(0, 0, 165, 330, colour) +
        door(165, 0, 165, 330, second) +
        door(0, 334, 330, 92, colour) +
        door(0, 430, 330, 90, second) +
        grip(152, 200, 8, 120) +
        grip(170, 200, 8, 120) +
        grip(110, 340, 110, 8) +
        grip(110, 436, 110, 8),
    }[kind];
  return (
    cam.shadow(pen, block) +
    cam.box(pen, { x: -155, y: 0, z: -120, w: 310, h: 14, d: 236 }, '#2c2e32', {}, 2) +
    cam.box(
      pen,
      block,
      shade(colour, 0.06),
      {
        front,
        right: rect(16, 16, 228, 488, 4, 'none', {
          stroke: shade(colour, 0.5),
          'stroke-width': 2,
          'stroke-opacity': 0.4,
        }),
      },
      10,
    )
  );
};

export const fridge: Drawing = {
  pose: 'stand',
  isLarge: true,
  girth: 'slim',
  place: 'room',
  focus: { x: 380, y: 320, zoom: 1.7 },
  draw,
};
