/** The twelve studio palettes, one for each top category, in the order of `categories`. */

import { pictureTones } from '@shop/api/modules/catalogue/image';

/** Background colours: the wall behind the goods and the table under them. */
export interface Tone {
  readonly backdrop: string;
  readonly floor: string;
}

export interface Palette {
  readonly id: Category;
  /** The first is the palette's own; the others are for goods with too little contrast to it. */
  readonly tones: readonly [Tone, Tone, Tone];
  /** The colour of caps, labels, linings and props. */
  readonly accent: string;
  /** A dark variant of the accent, for banner fields and brand marks. */
  readonly deep: string;
}

export const categories = [
  'fashion-women',
  'fashion-men',
  'shoes-bags',
  'beauty',
  'food',
  'living',
  'kitchen',
  'digital',
  'appliance',
  'sports',
  'kids',
  'pet-hobby',
] as const;

export type Category = (typeof categories)[number];

const tone = (backdrop: string, floor: string): Tone => ({ backdrop, floor });

/** Of each category: the table under the goods, and two tones for goods with too little contrast to the first. */
const papers: Readonly<Record<Category, readonly [floor: string, second: Tone, third: Tone]>> = {
  'fashion-women': ['#dfc8be', tone('#efe7df', '#e3d6ca'), tone('#cfc3c6', '#bfb0b4')],
  'fashion-men': ['#c4c9cb', tone('#e5e0d7', '#d6cec1'), tone('#b9c1c6', '#a7b1b8')],
  'shoes-bags': ['#d8c7ab', tone('#dde0da', '#cacfc6'), tone('#cdbfae', '#bba992')],
  beauty: ['#e9c6c2', tone('#f0e6de', '#e5d4c8'), tone('#e0d6e6', '#d0c2d9')],
  food: ['#e8d2a2', tone('#e3e8d3', '#d1d9b9'), tone('#f1ddcf', '#e5c5b0')],
  living: ['#d0ccbb', tone('#dfe3de', '#c8cfc5'), tone('#e6d8c9', '#d3bea6')],
  kitchen: ['#c3d3cb', tone('#efe6d8', '#e0d1ba'), tone('#cfdae0', '#b8c8d1')],
  digital: ['#c3cbde', tone('#e7e5ea', '#d5d2dc'), tone('#bcc6da', '#a7b3cc')],
  appliance: ['#c0d2dc', tone('#e8e5df', '#d7d1c7'), tone('#c6d3d6', '#b0c1c5')],
  sports: ['#c2d6bc', tone('#e8e6dc', '#d6d3c3'), tone('#cddbe6', '#b5c9da')],
  kids: ['#f1d595', tone('#d8ebee', '#bddce1'), tone('#f6dcd6', '#eec3ba')],
  'pet-hobby': ['#d3c8df', tone('#e9e6d3', '#d8d3b5'), tone('#d5e3e0', '#bcd1cc')],
};

export const palettes: readonly Palette[] = categories.map((id, at) => {
  const shade = pictureTones[at];
  if (!shade) throw new Error(`The category ${id} has no tone.`);
  const [floor, second, third] = papers[id];
  const { backdrop, accent, deep } = shade;
  return { id, tones: [tone(backdrop, floor), second, third], accent, deep };
});

/** A palette by number. Larger and negative numbers wrap around. */
export function paletteAt(index: number): Palette {
  const count = palettes.length;
  // A fraction or NaN finds nothing.
  const palette = palettes[((index % count) + count) % count];
  if (!palette) throw new Error(`No palette ${index}: palettes are numbered by whole numbers.`);
  return palette;
}

/** The first tone of a palette, for placeholders and page fields that match its pictures. */
export function toneOf(palette: number): Tone {
  return paletteAt(palette).tones[0];
}
