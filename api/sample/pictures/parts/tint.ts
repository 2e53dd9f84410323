/** Light and shade on a colour. */

type Rgb = readonly [number, number, number];

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`Not a six-digit colour: "${hex}".`);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const hexOf = (channels: readonly number[]): string =>
  `#${channels
    .map((c) =>
      Math.round(Math.min(255, Math.max(0, c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** `share` of `b` in `a`, 0 to 1. */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [rgb(a), rgb(b)];
  return hexOf(from.map((c, i) => c + ((to[i] ?? c) - c) * share));
}

/** Less light: darkens and keeps the colour alive, a little cooler as shadows are. */
export function shade(hex: string, amount: number): string {
  const [r, g, b] = rgb(hex);
  const keep = 1 - amount;
  return hexOf([r * keep, g * (keep + amount * 0.02), b * (keep + amount * 0.08)]);
}

/** More light: towards a warm white. */
export const tint = (hex: string, amount: number): string => mix(hex, '#fffdf8', amount);

/** How light a colour looks, 0 to 1. */
export function luma(hex: string): number {
  const [r, g, b] = rgb(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** Whether a colour is a grey or black without a hue. */
export function isNeutral(hex: string): boolean {
  const channels = rgb(hex);
  return Math.max(...channels) - Math.min(...channels) <= 3;
}

/** How far two colours are from each other, 0 to about 1. */
export function distance(a: string, b: string): number {
  const [from, to] = [rgb(a), rgb(b)];
  return Math.hypot(...from.map((c, i) => (c - (to[i] ?? c)) / 255)) / Math.sqrt(3);
}

/** A line that can be seen on the colour: darker on light cloth, lighter on dark cloth. */
export const contrast = (hex: string, amount = 0.35): string =>
  luma(hex) > 0.35 ? shade(hex, amount) : tint(hex, amount * 0.7);
