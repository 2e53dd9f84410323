import { contact } from '../../parts/shadow';
import { d, ellipse, line, path } from '../../parts/svg';
import { mix, shade, tint } from '../../parts/tint';
import { inside } from '../../parts/trim';
import { dots } from '../../parts/weave';
import type { Draw, Drawing } from '../drawing';

const draw: Draw = (pen, look) => {
  const { colour } = look;
  const under = look.pick(
    'under',
    tint(colour, 0.45),
    shade(colour, 0.3),
    mix(colour, look.accent, 0.6),
  );
  const weave = dots(shade(colour, 0.4), tint(colour, 0.6), 10, 3, 0.3);
  const strap = look.pick('strap', '#2f3035', look.accent, '#b98a5e');
  const tail = 'M250 640L700 600L748 640L330 688Z';
  const roll = 'M188 440L640 398A112 112 0 0 1 650 618L250 660Z';
  const spiral = Array.from({ length: 7 }, (_, i) =>
    ellipse(220 + i * 1.2, 550 + i * 0.6, 92 - i * 13, 110 - i * 15.4, 'none', {
      stroke: i % 2 ? under : shade(colour, 0.28),
      'stroke-width': 7,
    }),
  ).join('');
  const band = (x: number): string => {
    const y = 440 - (x - 188) * 0.093;
    return (
      line(d`M${x} ${y - 2}q46 108 22 216`, shade(strap, 0.4), 30) +
      line(d`M${x - 4} ${y - 2}q46 108 22 216`, strap, 22) +
      line(d`M${x - 8} ${y + 14}q30 80 28 130`, tint(strap, 0.5), 3, { opacity: 0.5 })
    );
  };
  return (
    contact(pen, 440, 656, 300, 30) +
    look.pick(
      'open',
      path(tail, pen.lit(colour)) + inside(pen, tail, weave) + line('M330 688L748 640', under, 7),
      '',
    ) +
    path(
      roll,
      pen.linear(
        [
          [0, tint(colour, 0.35)],
          [0.3, tint(colour, 0.1)],
          [0.55, colour],
          [1, shade(colour, 0.45)],
        ],
        [0.45, 0],
        [0.52, 1],
      ),
    ) +
    inside(pen, roll, weave) +
    ellipse(220, 550, 98, 112, shade(colour, 0.1)) +
    ellipse(
      220,
      550,
      98,
      112,
      pen.linear(
        [
          [0, tint(colour, 0.4)],
          [1, shade(colour, 0.3)],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    spiral +
    band(390) +
    band(540) +
    line('M392 424C380 330 548 310 546 410', shade(strap, 0.25), 15) +
    line('M390 420C378 328 546 308 543 406', strap, 9)
  );
};

export const yogaMat: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'room',
  rise: 60,
  focus: { x: 300, y: 530, zoom: 1.8 },
  draw,
};
