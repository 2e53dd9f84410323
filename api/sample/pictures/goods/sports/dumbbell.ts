import type { Pen } from '../../parts/pen';
import { contact } from '../../parts/shadow';
import { rounded } from '../../parts/shape';
import { d, ellipse, path, rect } from '../../parts/svg';
import { mix, shade, tint } from '../../parts/tint';
import { inside } from '../../parts/trim';
import { bars } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const hexEnd = (pen: Pen, x: number, y: number, r: number, colour: string): string => {
  const points = [0, 60, 120, 180, 240, 300].map((a) => [
    x + r * 0.62 * Math.cos((a * Math.PI) / 180),
    y + r * Math.sin((a * Math.PI) / 180),
  ]);
  const hex = `M${points.map(([px = 0, py = 0]) => d`${px} ${py}`).join('L')}Z`;
  return path(
    hex,
    pen.linear(
      [
        [0, tint(colour, 0.4)],
        [0.5, colour],
        [1, shade(colour, 0.4)],
      ],
      [0, 0],
      [0.7, 1],
    ),
    { stroke: pen.lit(colour), 'stroke-width': 16, 'stroke-linejoin': 'round' },
  );
};

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const grip = bars('#7f848b', 7, 1.8, { turn: 45, area: { x: -96, y: -22, w: 192, h: 44 } });
  const long = look.range('length', 100, 140);
  const tall = look.range('plate', 78, 96);
  const bar = look.pick('bar', '#c3c7cd', '#3b3d43', mix(colour, '#3b3d43', 0.6));
  const one = (): string => {
    const block = (x: number): string =>
      rect(x, -tall, long, tall * 2, 26, pen.roundAcross(colour)) +
      path(d`M${x} -40h${long}M${x} 44h${long}`, 'none', {
        stroke: shade(colour, 0.5),
        'stroke-width': 3,
        'stroke-opacity': 0.5,
      });
    return (
      block(110) +
      rect(-130, -22, 260, 44, 20, pen.roundAcross(bar)) +
      inside(pen, rounded(-96, -22, 192, 44, 4), grip) +
      rect(-136, -32, 18, 64, 6, pen.roundAcross('#9da2a9')) +
      rect(112, -32, 18, 64, 6, pen.roundAcross('#9da2a9')) +
      block(-110 - long) +
      hexEnd(pen, -110 - long, 0, tall, colour) +
      ellipse(-114 - long, 0, 30, 46, shade(colour, 0.2)) +
      ellipse(-112 - long, 2, 27, 42, look.pick('cap', tint(colour, 0.1), look.accent)) +
      rect(-122 - long, -10, 18, 5, 2, tint(colour, 0.6)) +
      rect(-120 - long, 2, 14, 5, 2, tint(colour, 0.6))
    );
  };
  const art = one();
  return (
    contact(pen, 450, 556, 240, 26) +
    pen.copy(art, { transform: 'translate(452 470) rotate(8) scale(.92)' }) +
    contact(pen, 380, 652, 250, 28) +
    pen.copy(art, { transform: 'translate(372 560) rotate(-9)' })
  );
};

export const dumbbell: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'room',
  rise: 70,
  focus: { x: 330, y: 550, zoom: 1.8 },
  draw,
};
