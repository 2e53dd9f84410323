/** Turns a variant number into the looks of one article. */

import { steel } from './colours';
import type { Display, Look } from './goods/drawing';
import { type Palette, paletteAt, type Tone } from './palettes';
import { chance, hash, oneOf } from './parts/seed';
import { distance, isNeutral, luma, mix, shade, tint } from './parts/tint';
import { type Archetype, archetypeOf } from './roster';

/**
 * The variant number of an article's colour: `shape` tells articles of one archetype apart,
 * `colour` is the place in `archetype.colours`. Same shape, other colour: the same article in another colour.
 */
export function variantOf(archetype: string, shape: number, colour: number): number {
  const { colourways } = archetypeOf(archetype);
  return shape * colourways + (colour % colourways);
}

const dyes = ['#a8643c', '#3c649a', '#4f8a5a', '#8a4f7a'] as const;

/**
 * Varies a colour a little between articles: a trace of another dye, lighter or darker. Steel stays as it
 * is; grey and black get no trace, because they would look blue or brown beside their names.
 */
function dyed(hex: string, id: string, shape: number): string {
  if (shape === 0 || hex === steel) return hex;
  const amount = luma(hex) > 0.85 ? 0.35 : 1;
  const trace = isNeutral(hex) ? 0 : chance(id, 'trace', shape) * 0.09 * amount;
  const traced = mix(hex, oneOf(dyes, id, 'dye', shape), trace);
  const lift = (chance(id, 'lift', shape) * 0.2 - 0.1) * amount;
  return lift > 0 ? tint(traced, lift) : shade(traced, -lift);
}

/** Returns the function that picks the variants of an article's parts; a shape always has the same ones. */
export const pickerOf =
  (id: string, shape: number): Look['pick'] =>
  (part, ...options) =>
    options[hash(id, part, shape) % options.length] ?? options[0];

export const displayOfShape = (id: string, shape: number): Display =>
  pickerOf(id, shape)<Display>('display', 'ghost', 'hanger', 'bust', 'flat');

export function lookOf(archetype: Archetype, palette: number, variant: number): Look {
  if (!Number.isInteger(variant) || variant < 0) {
    throw new Error(`A variant is a whole number from 0, not ${variant}.`);
  }
  const colourIndex = variant % archetype.colourways;
  const shape = Math.floor(variant / archetype.colourways);
  const colour = archetype.colours[colourIndex]?.hex;
  if (!colour) throw new Error(`"${archetype.id}" has no colours.`);
  return {
    display: displayOfShape(archetype.id, shape),
    colour: dyed(colour, archetype.id, shape),
    colourIndex,
    accent: paletteAt(palette).accent,
    pick: pickerOf(archetype.id, shape),
    range: (part, from, to) => from + chance(archetype.id, part, shape) * (to - from),
  };
}

/** Papers that any category may have. */
const neutral: readonly Tone[] = [
  { backdrop: '#efece6', floor: '#e0dad0' },
  { backdrop: '#dfe3e4', floor: '#cbd1d3' },
  { backdrop: '#e8dccf', floor: '#d8c6b3' },
];

/** The palette's accent, so pale that goods stand out. */
const paleAccent = ({ accent }: Palette): Tone => ({
  backdrop: mix(accent, '#f6f2ec', 0.74),
  floor: mix(accent, '#f0eae2', 0.62),
});

/**
 * The background for an article, drawn by `seed`: of the palette or of any category, and never one
 * with too little contrast to the goods.
 */
export function toneFor(palette: Palette, colour: string, seed: number): Tone {
  const tones = [...palette.tones, ...neutral, paleAccent(palette)];
  const start = hash('tone', seed) % tones.length;
  const order = [...tones.slice(start), ...tones.slice(0, start)];
  const best = (a: Tone, b: Tone): Tone =>
    distance(a.backdrop, colour) > distance(b.backdrop, colour) ? a : b;
  return order.find((tone) => distance(tone.backdrop, colour) > 0.16) ?? order.reduce(best);
}
