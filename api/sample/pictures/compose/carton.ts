/** The carton in which goods were delivered. */
import type { Pen } from '../parts/pen';
import { ellipse, line, path, rect } from '../parts/svg';
import { shade, tint } from '../parts/tint';

/** An open carton on the floor: its inside, its front wall with tape and label, and its flaps. */
export function carton(pen: Pen): string {
  const kraft = '#c79b69';
  const front = 'M112 400L652 400L640 668L126 668Z';
  return (
    ellipse(420, 668, 360, 34, '#1c1a24', { opacity: 0.34, filter: pen.blur(12, 20) }) +
    // The inside, with the paper in which the goods were.
    path('M168 300H604L652 400H112Z', pen.lit(shade(kraft, 0.46))) +
    path(
      'M136 402L190 348L250 384L318 338L372 380L450 342L506 378L572 340L630 402Z',
      pen.lit('#e3d3b6', 0.7),
    ) +
    line('M190 348L214 402M318 338L340 402M450 342L436 402M572 340L556 402', '#b39a70', 3, {
      opacity: 0.5,
    }) +
    // The flaps at the back and at both sides.
    path('M168 300H604L586 226H190Z', pen.lit(tint(kraft, 0.14), 0.6)) +
    path('M168 300L112 400L22 352L92 268Z', pen.lit(tint(kraft, 0.06), 0.8)) +
    path('M604 300L652 400L748 356L684 272Z', pen.lit(shade(kraft, 0.12), 0.8)) +
    path(
      front,
      pen.linear(
        [
          [0, tint(kraft, 0.12)],
          [0.6, kraft],
          [1, shade(kraft, 0.22)],
        ],
        [0, 0],
        [0.5, 1],
      ),
    ) +
    path('M352 400H416L412 668H356Z', '#e7d6b4', { opacity: 0.45 }) +
    line('M112 400H652', tint(kraft, 0.5), 4, { opacity: 0.7 }) +
    // The flap at the front hangs down.
    path('M112 402H652L660 486Q386 474 104 486Z', pen.lit(tint(kraft, 0.1), 0.9)) +
    path('M104 486Q386 474 660 486L656 502Q386 490 108 502Z', '#1c1a24', { opacity: 0.16 }) +
    rect(486, 530, 118, 84, 3, '#f6f3ec') +
    [546, 560, 574].map((y) => rect(498, y, y === 546 ? 74 : 92, 5, 0, '#8b857b')).join('') +
    rect(498, 588, 60, 16, 0, '#4a4742')
  );
}
