import { channelsOf, pictureTones } from './tones';

/** Width and height of a mark, px. */
export const MARK_PX = 400;

/** FNV-1a hash of the words, stable across versions. */
function hash(...words: readonly string[]): number {
  let value = 0x811c9dc5;
  for (const character of words.join('|')) {
    value = Math.imul(value ^ character.charCodeAt(0), 0x01000193);
  }
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** Between 0 and 1. */
const randomFraction = (...words: readonly string[]): number => hash(...words) / 2 ** 32;

/** `share` of colour `b` in colour `a`, 0 to 1. */
function mix(a: string, b: string, share: number): string {
  const to = channelsOf(b);
  const mixed = channelsOf(a).map(
    (channel, at) => channel + ((to[at] ?? channel) - channel) * share,
  );
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

const lighten = (colour: string, share: number): string => mix(colour, '#fffdf8', share);

const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`;
const rect = (x: number, y: number, width: number, height: number, radius: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
const path = (data: string, fill: string, more = ''): string =>
  `<path d="${data}" fill="${fill}"${more}/>`;
const rotate = (content: string, degrees: number): string =>
  `<g transform="rotate(${degrees} 200 200)">${content}</g>`;

type Mark = (ink: string, second: string, degrees: number) => string;

const LEAF = 'M200 200C150 160 160 110 200 96C240 110 250 160 200 200Z';

const marks: readonly [Mark, ...Mark[]] = [
  (ink, second) => circle(160, 200, 84, ink) + circle(240, 200, 84, second, ' fill-opacity="0.85"'),
  (ink, second, degrees) =>
    rotate(
      path('M200 110A90 90 0 0 1 200 290Z', ink) + path('M200 110A90 90 0 0 0 200 290Z', second),
      degrees,
    ),
  (ink, second) =>
    path('M110 290V200A90 90 0 0 1 290 200V290H240V200A40 40 0 0 0 160 200V290Z', ink) +
    circle(200, 268, 26, second),
  (ink, second, degrees) =>
    rotate(
      [0, 90, 180, 270]
        .map((angle) =>
          path(LEAF, angle % 180 ? second : ink, ` transform="rotate(${angle} 200 200)"`),
        )
        .join(''),
      degrees,
    ),
  (ink, second) =>
    rect(112, 112, 80, 176, 40, ink) +
    rect(208, 112, 80, 80, 40, second) +
    rect(208, 208, 80, 80, 16, ink),
  (ink, second) =>
    path('M110 280L200 120L290 280Z', ink) + path('M155 280L200 200L245 280Z', second),
  (ink, second) =>
    rect(112, 128, 176, 52, 26, ink) +
    rect(112, 220, 104, 52, 26, second) +
    circle(262, 246, 26, ink),
  (ink, second) =>
    path('M200 104L283 152V248L200 296L117 248V152Z', ink) + circle(200, 200, 44, second),
];

/**
 * An abstract mark as SVG text, for brands without a logo and goods without a picture: plain shapes
 * on a square tile, never letters. Deterministic for a seed and tone.
 * @throws Error for an unknown tone
 */
export function drawMark(seed: string, toneNo: number): string {
  const tone = pictureTones[toneNo];
  if (!tone) throw new Error(`No tone ${toneNo}: tones are 0 to ${pictureTones.length - 1}.`);
  const isFilled = randomFraction(seed, 'filled') > 0.55;
  const field = isFilled ? tone.deep : lighten(tone.backdrop, 0.45);
  const ink = isFilled ? lighten(tone.backdrop, 0.5) : tone.deep;
  const second = isFilled ? mix(tone.accent, '#ffffff', 0.25) : tone.accent;
  const draw = marks[hash(seed, 'mark') % marks.length] ?? marks[0];
  const mirror =
    randomFraction(seed, 'mirror') > 0.5 ? ` transform="matrix(-1 0 0 1 ${MARK_PX} 0)"` : '';
  const mark = draw(ink, second, (hash(seed, 'turn') % 4) * 45);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_PX} ${MARK_PX}" width="${MARK_PX}" height="${MARK_PX}"><rect width="${MARK_PX}" height="${MARK_PX}" fill="${field}"/><g${mirror}>${mark}</g></svg>`;
}
