/** The twelve studio palettes, one for each top category, in the order of `categories`. */

/** One pair of papers in the studio: the wall behind the goods and the table under them. */
export interface Tone {
  readonly backdrop: string;
  readonly floor: string;
}

export interface Palette {
  readonly id: Category;
  /** The first pair is the palette's own; the others are chosen when the goods would sink into it. */
  readonly tones: readonly [Tone, Tone, Tone];
  /** The colour of caps, labels, linings and props. */
  readonly accent: string;
  /** A deep relative of the accent, for banner fields and brand marks. */
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

export const palettes: readonly Palette[] = [
  {
    id: 'fashion-women',
    tones: [tone('#ead9d1', '#dfc8be'), tone('#efe7df', '#e3d6ca'), tone('#cfc3c6', '#bfb0b4')],
    accent: '#b8616b',
    deep: '#7c3943',
  },
  {
    id: 'fashion-men',
    tones: [tone('#d6d9da', '#c4c9cb'), tone('#e5e0d7', '#d6cec1'), tone('#b9c1c6', '#a7b1b8')],
    accent: '#3f5b76',
    deep: '#27394d',
  },
  {
    id: 'shoes-bags',
    tones: [tone('#e8dcc8', '#d8c7ab'), tone('#dde0da', '#cacfc6'), tone('#cdbfae', '#bba992')],
    accent: '#a8653a',
    deep: '#5f3a23',
  },
  {
    id: 'beauty',
    tones: [tone('#f3dcd9', '#e9c6c2'), tone('#f0e6de', '#e5d4c8'), tone('#e0d6e6', '#d0c2d9')],
    accent: '#cc7480',
    deep: '#8a3f4f',
  },
  {
    id: 'food',
    tones: [tone('#f3e6c6', '#e8d2a2'), tone('#e3e8d3', '#d1d9b9'), tone('#f1ddcf', '#e5c5b0')],
    accent: '#c8552f',
    deep: '#80361f',
  },
  {
    id: 'living',
    tones: [tone('#e3e1d6', '#d0ccbb'), tone('#dfe3de', '#c8cfc5'), tone('#e6d8c9', '#d3bea6')],
    accent: '#7c8a6a',
    deep: '#4a5540',
  },
  {
    id: 'kitchen',
    tones: [tone('#dbe5e0', '#c3d3cb'), tone('#efe6d8', '#e0d1ba'), tone('#cfdae0', '#b8c8d1')],
    accent: '#3f7d6d',
    deep: '#245146',
  },
  {
    id: 'digital',
    tones: [tone('#d9deea', '#c3cbde'), tone('#e7e5ea', '#d5d2dc'), tone('#bcc6da', '#a7b3cc')],
    accent: '#4a5fc1',
    deep: '#2b3879',
  },
  {
    id: 'appliance',
    tones: [tone('#d8e4ea', '#c0d2dc'), tone('#e8e5df', '#d7d1c7'), tone('#c6d3d6', '#b0c1c5')],
    accent: '#3d7f9c',
    deep: '#245266',
  },
  {
    id: 'sports',
    tones: [tone('#dbe8d8', '#c2d6bc'), tone('#e8e6dc', '#d6d3c3'), tone('#cddbe6', '#b5c9da')],
    accent: '#2f8a5c',
    deep: '#1c573a',
  },
  {
    id: 'kids',
    tones: [tone('#f8e6bd', '#f1d595'), tone('#d8ebee', '#bddce1'), tone('#f6dcd6', '#eec3ba')],
    accent: '#e08a4a',
    deep: '#9a5526',
  },
  {
    id: 'pet-hobby',
    tones: [tone('#e6dfec', '#d3c8df'), tone('#e9e6d3', '#d8d3b5'), tone('#d5e3e0', '#bcd1cc')],
    accent: '#7d65a8',
    deep: '#4d3b70',
  },
];

/** A palette by number; numbers beyond the table come round again, so any whole number will do. */
export function paletteAt(index: number): Palette {
  const count = palettes.length;
  // A fraction or NaN finds nothing.
  const found = palettes[((index % count) + count) % count];
  if (!found) throw new Error(`No palette ${index}: palettes are numbered by whole numbers.`);
  return found;
}

/** The pair of papers of a palette: for placeholders and page fields that must match its pictures. */
export function toneOf(palette: number): Tone {
  return paletteAt(palette).tones[0];
}
