import { contact } from '../../parts/shadow';
import { d, group, path } from '../../parts/svg';
import { mix, shade } from '../../parts/tint';
import { gleam, inside } from '../../parts/trim';
import type { Draw, Drawing } from '../drawing';

/** A regular pentagon pointing right. */
function penta(r: number): string {
  const points = [0, 72, 144, 216, 288].map(
    (a) => d`${Math.cos((a * Math.PI) / 180) * r} ${Math.sin((a * Math.PI) / 180) * r}`,
  );
  return `M${points.join('L')}Z`;
}

const draw: Draw = (pen, look) => {
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

export const soccerBall: Drawing = {
  pose: 'stand',
  girth: 'full',
  place: 'park',
  rise: 10,
  focus: { x: 400, y: 430, zoom: 1.8 },
  draw,
};
