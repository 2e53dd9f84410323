/** Simple symbols, centred on the origin, about 100 wide. */
import { circle, ellipse, group, line, path, rect } from '../parts/svg';

type DrawSymbol = (ink: string, second: string) => string;

const turned = (content: string, degrees: number): string =>
  group(content, { transform: `rotate(${degrees})` });

const leaf = 'M0 -52C34 -24 34 20 0 46C-34 20 -34 -24 0 -52Z';

export const symbols: readonly DrawSymbol[] = [
  (ink, second) => path(leaf, second) + line('M0 -30V60', ink, 5),
  (ink, second) =>
    circle(-22, 0, 34, 'none', { stroke: ink, 'stroke-width': 8 }) +
    circle(22, 0, 34, 'none', { stroke: second, 'stroke-width': 8 }),
  (ink, second) => path('M-52 40L-14 -34L10 10L24 -14L54 40Z', ink) + circle(34, -34, 12, second),
  (ink, second) =>
    [0, 45, 90, 135]
      .map((angle) => turned(rect(-5, -50, 10, 100, 5, angle % 90 ? second : ink), angle))
      .join(''),
  (ink, second) =>
    path('M-44 44V0A44 44 0 0 1 44 0V44Z', 'none', { stroke: ink, 'stroke-width': 8 }) +
    circle(0, 14, 16, second),
  (ink, second) =>
    line('M-54 -14Q-27 -44 0 -14T54 -14', ink, 9) + line('M-54 18Q-27 -12 0 18T54 18', second, 9),
  (ink, second) =>
    path('M0 -50L46 -22V28L0 54L-46 28V-22Z', 'none', { stroke: ink, 'stroke-width': 8 }) +
    circle(0, 2, 15, second),
  (ink, second) =>
    [0, 72, 144, 216, 288].map((angle) => turned(ellipse(0, -28, 15, 24, second), angle)).join('') +
    circle(0, 0, 12, ink),
  (ink, second) =>
    rect(-46, -46, 42, 42, 6, ink) +
    circle(25, -25, 21, second) +
    circle(-25, 25, 21, second) +
    rect(4, 4, 42, 42, 6, ink),
  (ink, second) =>
    path('M-40 -44A62 62 0 1 0 44 34A52 52 0 1 1 -40 -44Z', ink) + circle(30, -30, 10, second),
  (ink, second) =>
    path('M0 44C-70 2 -46 -50 0 -20C46 -50 70 2 0 44Z', second) +
    line('M-20 -2Q0 18 20 -2', ink, 6),
  (ink, second) => line('M-50 40L0 -46L50 40Z', ink, 8) + line('M-24 40L0 0L24 40', second, 8),
];
