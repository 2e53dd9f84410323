/**
 * A capital letter as strokes, 100 high. An SVG contains no fonts, and those of servers differ. The path
 * has only M, L, Q and C with absolute numbers, so that the letter can be widened.
 */
export interface Letter {
  readonly width: number;
  readonly strokes: string;
  /** Whether a horizontal line ends the upright one, which then needs no serif at the top. */
  readonly hasTopBar?: boolean;
}

const letter = (width: number, strokes: string): Letter => ({ width, strokes });

export const alphabet: Readonly<Record<string, Letter>> = {
  A: letter(80, 'M0 100L40 0L80 100M15 64L65 64'),
  B: letter(62, 'M0 0L0 100M0 0L30 0C64 0 64 48 30 48L0 48M30 48C74 48 74 100 32 100L0 100'),
  C: letter(80, 'M78 22C60 -8 0 -10 0 50C0 110 60 108 78 78'),
  D: letter(76, 'M0 0L0 100M0 0L26 0C94 0 94 100 26 100L0 100'),
  E: letter(56, 'M0 0L0 100M0 0L56 0M0 49L48 49M0 100L56 100'),
  F: letter(54, 'M0 0L0 100M0 0L54 0M0 50L46 50'),
  G: letter(84, 'M80 22C62 -8 0 -10 0 50C0 112 82 110 82 54L46 54'),
  H: letter(72, 'M0 0L0 100M72 0L72 100M0 50L72 50'),
  I: letter(0, 'M0 0L0 100'),
  J: letter(46, 'M46 0L46 66C46 112 0 110 0 72'),
  K: letter(68, 'M0 0L0 100M66 0L2 58M22 42L68 100'),
  L: letter(52, 'M0 0L0 100L52 100'),
  M: letter(92, 'M0 100L0 0L46 74L92 0L92 100'),
  N: letter(74, 'M0 100L0 0L74 100L74 0'),
  O: letter(96, 'M48 0C112 0 112 100 48 100C-16 100 -16 0 48 0'),
  P: letter(60, 'M0 100L0 0L30 0C70 0 70 56 30 56L0 56'),
  Q: letter(96, 'M48 0C112 0 112 100 48 100C-16 100 -16 0 48 0M58 74L94 108'),
  R: letter(64, 'M0 100L0 0L30 0C70 0 70 54 30 54L0 54M32 54L64 100'),
  S: letter(64, 'M60 18C48 -8 4 -6 4 25C4 56 62 42 62 74C62 108 10 108 0 80'),
  T: { ...letter(78, 'M0 0L78 0M39 0L39 100'), hasTopBar: true },
  U: letter(72, 'M0 0L0 62C0 112 72 112 72 62L72 0'),
  V: letter(78, 'M0 0L39 100L78 0'),
  W: letter(114, 'M0 0L28 100L57 16L86 100L114 0'),
  X: letter(72, 'M0 0L72 100M72 0L0 100'),
  Y: letter(72, 'M0 0L36 52L72 0M36 52L36 100'),
  Z: letter(68, 'M2 0L66 0L0 100L68 100'),
  '&': letter(86, 'M84 100L20 26C8 -8 60 -10 54 22C50 48 0 50 2 78C6 112 66 106 76 58'),
  '-': letter(34, 'M0 52L34 52'),
};
