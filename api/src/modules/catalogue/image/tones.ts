/**
 * Colours of a tone number of the contract: the background, and two foregrounds with contrast to
 * it.
 */
export interface PictureTone {
  readonly backdrop: string;
  readonly accent: string;
  readonly deep: string;
}

const tone = (backdrop: string, accent: string, deep: string): PictureTone => ({
  backdrop,
  accent,
  deep,
});

/**
 * The twelve picture tones, by number. Their backgrounds equal the design system's `--tone-<n>`.
 */
export const pictureTones: readonly PictureTone[] = [
  tone('#ead9d1', '#b8616b', '#7c3943'),
  tone('#d6d9da', '#3f5b76', '#27394d'),
  tone('#e8dcc8', '#a8653a', '#5f3a23'),
  tone('#f3dcd9', '#cc7480', '#8a3f4f'),
  tone('#f3e6c6', '#c8552f', '#80361f'),
  tone('#e3e1d6', '#7c8a6a', '#4a5540'),
  tone('#dbe5e0', '#3f7d6d', '#245146'),
  tone('#d9deea', '#4a5fc1', '#2b3879'),
  tone('#d8e4ea', '#3d7f9c', '#245266'),
  tone('#dbe8d8', '#2f8a5c', '#1c573a'),
  tone('#f8e6bd', '#e08a4a', '#9a5526'),
  tone('#e6dfec', '#7d65a8', '#4d3b70'),
];

/** Red, green and blue of `#rrggbb`, 0 to 255 each. */
export const channelsOf = (hex: string): readonly [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** The number of the tone whose background is nearest to a colour. */
export function nearestTone(colour: { r: number; g: number; b: number }): number {
  const distances = pictureTones.map(({ backdrop }) => {
    const [r, g, b] = channelsOf(backdrop);
    return (r - colour.r) ** 2 + (g - colour.g) ** 2 + (b - colour.b) ** 2;
  });
  return distances.indexOf(Math.min(...distances));
}
