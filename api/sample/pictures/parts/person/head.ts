/** Neck, face and hair, in the coordinates of upper garments: the collar is at y = 132. */
import type { Pen } from '../pen';
import { symmetric } from '../shape';
import { both, circle, d, ellipse, line, path } from '../svg';
import { mix, shade, tint } from '../tint';
import type { Wearer } from './wearer';

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
  return (
    path(outline, pen.round(hair, 0.7)) +
    both(
      line(d`M452 -40Q470 60 ${400 + width - 26} ${end - 20}`, tint(hair, 0.3), 5, {
        opacity: 0.3,
      }),
    )
  );
}

/** Hair over the forehead; its parting is off the middle. */
const hairInFront = (pen: Pen, { hair, haircut }: Wearer): string =>
  path(
    haircut === 'short'
      ? 'M330 -14C320 -96 356 -128 404 -126C456 -126 480 -92 470 -14C462 -34 458 -48 446 -62C414 -46 372 -50 350 -60C340 -44 336 -30 330 -14Z'
      : 'M326 34C312 -70 344 -118 402 -118C460 -118 488 -70 474 34C466 10 464 -20 450 -44C434 -66 420 -76 410 -84C398 -60 356 -46 344 -14C338 4 334 20 326 34Z',
    pen.lit(hair, 0.8),
  );

const features = ({ skin, haircut }: Wearer): string =>
  both(
    line('M418 -8Q430 -2 444 -8', '#3a2a24', 4, { opacity: 0.8 }) +
      line('M416 -28Q430 -34 446 -28', '#3a2a24', 4, { opacity: 0.5 }) +
      circle(407, 34, 2.6, shade(skin, 0.45), { opacity: 0.6 }),
  ) +
  line('M402 0Q410 18 409 30', shade(skin, 0.3), 3, { opacity: 0.45 }) +
  path(
    'M378 60Q390 54 400 58Q410 54 422 60Q400 76 378 60Z',
    mix(skin, '#a8443f', haircut === 'short' ? 0.34 : 0.66),
  ) +
  line('M380 60Q400 66 420 60', mix(skin, '#7a3a34', 0.6), 2, { opacity: 0.7 });

/** A round sticker with a smile. */
const sticker = (pen: Pen): string =>
  circle(403, 4, 84, '#1c1a24', { opacity: 0.12 }) +
  circle(400, 0, 84, pen.lit('#ffd65a', 0.5)) +
  both(ellipse(428, -18, 9, 13, '#5a4216') + ellipse(452, 14, 15, 9, '#f2a07a', { opacity: 0.7 })) +
  path('M362 22Q400 66 438 22Q400 38 362 22Z', '#5a4216');

const neckOf = (pen: Pen, skin: string, depth: number): string =>
  path(
    symmetric(
      [0, 60],
      [
        [46, 60],
        [44, 104, 48, 122, 80, 140],
        [84, 190, 50, depth, 0, depth + 14],
      ],
    ),
    pen.round(skin, 0.5),
  ) +
  path('M356 84C372 118 428 118 444 84L446 118Q400 150 354 118Z', shade(skin, 0.4), {
    opacity: 0.35,
    filter: pen.blur(5, 30),
  }) +
  both(line('M410 160Q440 149 478 151', shade(skin, 0.25), 5, { opacity: 0.45 }));

/** @param depth lowest point (y) of the neckline */
export const headOf = (pen: Pen, wearer: Wearer, depth: number): string => {
  const { skin, haircut, hasSticker, pose } = wearer;
  const ears = haircut === 'short' ? both(ellipse(467, 6, 11, 22, pen.lit(shade(skin, 0.08)))) : '';
  return (
    neckOf(pen, skin, depth) +
    ears +
    path(face, pen.round(skin, 0.28)) +
    both(ellipse(438, 44, 20, 12, '#e58f80', { opacity: 0.22 })) +
    features(wearer) +
    hairInFront(pen, wearer) +
    (hasSticker && pose !== 'phone' ? sticker(pen) : '')
  );
};
