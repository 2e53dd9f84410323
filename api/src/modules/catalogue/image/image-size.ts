/** The allowed widths, px. Other widths are rounded up to the next one. */
export const imageWidths = [
  64, 120, 160, 240, 320, 412, 480, 640, 720, 750, 800, 960, 1200, 1280, 1600,
] as const;

/** Height-to-width ratios: square, 5:4, 4:5, 5:2, 2:1, 16:9, 4:3, 3:4, 8:5. */
const ratios = [1, 0.8, 1.25, 0.4, 0.5, 0.5625, 0.75, 4 / 3, 0.625] as const;

export interface ImageSize {
  width: number;
  /** Absent: the picture's own ratio. */
  height: number | undefined;
}

const DEFAULT_WIDTH = 640;
const nearest = (requestedWidth: number): number =>
  ratios.reduce<number>(
    (best, ratio) =>
      Math.abs(ratio - requestedWidth) < Math.abs(best - requestedWidth) ? ratio : best,
    1,
  );

/** @returns undefined when a size is not a valid number of pixels */
export function readImageSize(w: unknown, h: unknown): ImageSize | undefined {
  const values = [w, h].filter((value) => value !== undefined);
  if (!values.every((value) => typeof value === 'string' && /^[1-9]\d{0,3}$/.test(value))) {
    return undefined;
  }
  const requestedWidth = w === undefined ? DEFAULT_WIDTH : Number(w);
  const width = imageWidths.find((width) => width >= requestedWidth) ?? 1600;
  if (h === undefined) return { width, height: undefined };
  return { width, height: Math.round(width * nearest(Number(h) / requestedWidth)) };
}
