/** Yoga mat, dumbbell and soccer ball. */
import type { Pen } from '../parts/pen';
import { contact } from '../parts/shadow';
import { circle, d, ellipse, group, line, path, rect } from '../parts/svg';
import { mix, shade, tint } from '../parts/tint';
import { gleam, inside } from '../parts/trim';
import type { Draw, Drawings } from './drawing';

const yogaMat: Draw = (pen, look) => {
  const { colour } = look;
  const under = look.pick(
    'under',
    tint(colour, 0.45),
    shade(colour, 0.3),
    mix(colour, look.accent, 0.6),
  );
  const weave = pen.pattern(
    10,
    10,
    circle(2.5, 2.5, 1.5, shade(colour, 0.4), { opacity: 0.3 }) +
      circle(7.5, 7.5, 1.5, tint(colour, 0.6), { opacity: 0.3 }),
  );
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
      path(tail, pen.lit(colour)) + path(tail, weave) + line('M330 688L748 640', under, 7),
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
    path(roll, weave) +
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

const dumbbell: Draw = (pen, look) => {
  const { colour } = look;
  const grip = pen.pattern(
    8,
    8,
    path('M0 0L8 8M8 0L0 8', 'none', { stroke: '#7f848b', 'stroke-width': 1.4 }),
  );
  const one = (): string => {
    const block = (x: number): string =>
      rect(x, -92, 130, 184, 26, pen.roundAcross(colour)) +
      path(d`M${x} -40h130M${x} 44h130`, 'none', {
        stroke: shade(colour, 0.5),
        'stroke-width': 3,
        'stroke-opacity': 0.5,
      });
    return (
      block(110) +
      rect(-130, -22, 260, 44, 20, pen.roundAcross('#c3c7cd')) +
      rect(-96, -22, 192, 44, 4, grip) +
      rect(-136, -32, 18, 64, 6, pen.roundAcross('#9da2a9')) +
      rect(112, -32, 18, 64, 6, pen.roundAcross('#9da2a9')) +
      block(-240) +
      hexEnd(pen, -240, 0, 92, colour) +
      ellipse(-244, 0, 30, 46, shade(colour, 0.2)) +
      ellipse(-242, 2, 27, 42, tint(colour, 0.1)) +
      rect(-252, -10, 18, 5, 2, tint(colour, 0.6)) +
      rect(-250, 2, 14, 5, 2, tint(colour, 0.6))
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

const soccerBall: Draw = (pen, look) => {
  const { colour } = look;
  const patch = look.pick('patch', '#26282d', look.accent, mix(look.accent, '#26283a', 0.5));
  const [cx, cy, r] = [400, 430, 220];
  const ball = d`M${cx} ${cy - r}A${r} ${r} 0 1 1 ${cx - 0.1} ${cy - r}Z`;
  const ring = (radius: number, turn: number, squash: number): string => {
    const spots = Array.from({ length: 5 }, (_, i) => {
      const a = ((i * 72 + turn) * Math.PI) / 180;
      return { x: cx + Math.cos(a) * radius, y: cy + Math.sin(a) * radius, a: i * 72 + turn };
    });
    return spots
      .map(({ x, y, a }) =>
        path(penta(62), patch, {
          transform: d`translate(${x} ${y}) rotate(${a + 180}) scale(${squash} 1)`,
        }),
      )
      .join('');
  };
  const seams = Array.from({ length: 5 }, (_, i) => {
    const a = ((i * 72 - 90) * Math.PI) / 180;
    const b = ((i * 72 - 54) * Math.PI) / 180;
    const c = ((i * 72 + 18 - 36) * Math.PI) / 180;
    const at = (angle: number, k: number): string =>
      d`${cx + Math.cos(angle) * k} ${cy + Math.sin(angle) * k}`;
    return `M${at(a, 64)}L${at(a, 122)}L${at(b, 152)}L${at(c + 0.628, 122)}M${at(a, 122)}L${at(a - 0.628, 152)}M${at(b, 152)}L${at(b, 190)}`;
  }).join('');
  const look2 = look.pick('turn', 0, 14, -20);
  const skin = group(
    path(penta(66), patch, { transform: d`translate(${cx} ${cy}) rotate(-90)` }) +
      ring(194, -54, 0.58) +
      path(seams, 'none', {
        stroke: shade(colour, 0.45),
        'stroke-width': 4,
        'stroke-linejoin': 'round',
      }),
    { transform: `rotate(${look2} ${cx} ${cy}) translate(-14 -10)` },
  );
  return (
    contact(pen, 404, 644, 150, 28) +
    path(ball, colour) +
    inside(pen, ball, skin) +
    path(
      ball,
      pen.radial(
        [
          [0, '#ffffff', 0.55],
          [0.3, '#ffffff', 0.1],
          [0.62, '#1c1a24', 0.06],
          [0.88, '#1c1a24', 0.42],
          [1, '#1c1a24', 0.3],
        ],
        [0.36, 0.3],
        0.78,
      ),
    ) +
    gleam(pen, 'M270 330C290 280 330 250 380 240C350 270 310 300 296 350Z', 0.5)
  );
};

/** A regular pentagon pointing right. */
function penta(r: number): string {
  const points = [0, 72, 144, 216, 288].map(
    (a) => d`${Math.cos((a * Math.PI) / 180) * r} ${Math.sin((a * Math.PI) / 180) * r}`,
  );
  return `M${points.join('L')}Z`;
}

const gear = { pose: 'stand', girth: 'full', place: 'room' } as const;

export const sportsGear: Drawings<'yoga-mat' | 'dumbbell' | 'soccer-ball'> = {
  'yoga-mat': { ...gear, rise: 60, focus: { x: 300, y: 530, zoom: 1.8 }, draw: yogaMat },
  dumbbell: { ...gear, rise: 70, focus: { x: 330, y: 550, zoom: 1.8 }, draw: dumbbell },
  'soccer-ball': {
    ...gear,
    place: 'park',
    rise: 10,
    focus: { x: 400, y: 430, zoom: 1.8 },
    draw: soccerBall,
  },
};
