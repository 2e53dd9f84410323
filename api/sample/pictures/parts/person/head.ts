/** Neck, head and hair, in the coordinates of upper garments: the collar is at y = 132. Photos hide the face. */
import type { Pen } from '../pen';
import { symmetric } from '../shape';
import { both, d, ellipse, line, path, place } from '../svg';
import { shade, tint } from '../tint';
import type { Wearer } from './wearer';

/** Size of the head relative to the drawing below, and the height (y) that keeps its place. */
const HEAD_SCALE = 0.88;
const NAPE_Y = 110;

/** Scales what belongs to the head. */
const atHeadSize = (content: string): string =>
  place(place(content, { x: -400, y: -NAPE_Y }), { x: 400, y: NAPE_Y, scale: HEAD_SCALE });

const face = symmetric(
  [0, -92],
  [
    [44, -92, 66, -62, 66, -18],
    [66, 26, 56, 62, 34, 86],
    [22, 98, 10, 102, 0, 102],
  ],
);

/** Hair behind the neck and the shoulders. */
export function hairBehind(pen: Pen, { hair, haircut }: Wearer): string {
  if (haircut === 'short') return '';
  const [width, end] = haircut === 'long' ? [104, 262] : [94, 112];
  const outline = symmetric(
    [0, -112],
    [
      [58, -112, 84, -70, 86, -14],
      [90, 50, width, end - 90, width - 8, end - 12],
      [width - 30, end + 8, 40, end + 6, 0, end],
    ],
  );
  return atHeadSize(
    path(outline, pen.round(hair, 0.7)) +
      both(
        line(d`M452 -40Q470 60 ${400 + width - 26} ${end - 20}`, tint(hair, 0.3), 5, {
          opacity: 0.3,
        }),
      ),
  );
}

/** Hair over the forehead; its parting is off the middle. */
const hairInFront = (pen: Pen, { hair, haircut }: Wearer): string =>
  path(
    haircut === 'short'
      ? 'M330 -14C320 -96 356 -128 404 -126C456 -126 480 -92 470 -14C462 -34 458 -48 446 -62C414 -46 372 -50 350 -60C340 -44 336 -30 330 -14Z'
      : 'M326 34C312 -70 344 -118 402 -118C460 -118 488 -70 474 34C466 10 464 -20 450 -44C434 -66 420 -76 410 -84C398 -60 356 -46 344 -14C338 4 334 20 326 34Z',
    pen.lit(hair, 0.8),
  ) +
  line('M352 -56Q380 -104 420 -108M372 -44Q398 -92 436 -94', tint(hair, 0.35), 4, {
    opacity: 0.3,
  });

/** The neck, darker on the side away from the light and under the chin. */
export const neckOf = (pen: Pen, skin: string, depth: number): string =>
  path(
    symmetric(
      [0, 60],
      [
        [40, 60],
        [39, 104, 44, 122, 80, 140],
        [84, 190, 50, depth, 0, depth + 14],
      ],
    ),
    pen.round(skin, 0.6),
  ) +
  path('M360 88C372 118 428 118 440 88L442 122Q400 152 358 122Z', shade(skin, 0.42), {
    opacity: 0.4,
    filter: pen.blur(5, 30),
  }) +
  line('M414 112Q412 134 406 150', shade(skin, 0.3), 5, { opacity: 0.35 }) +
  both(line('M410 160Q440 149 478 151', shade(skin, 0.25), 5, { opacity: 0.45 }));

/** @param depth lowest point (y) of the neckline */
export const headOf = (pen: Pen, wearer: Wearer, depth: number): string => {
  const { skin, haircut } = wearer;
  const ears = haircut === 'short' ? both(ellipse(467, 6, 11, 22, pen.lit(shade(skin, 0.08)))) : '';
  return (
    neckOf(pen, skin, depth) +
    atHeadSize(ears + path(face, pen.round(skin, 0.4)) + hairInFront(pen, wearer))
  );
};
