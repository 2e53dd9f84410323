import fs from 'node:fs';
import path from 'node:path';

const css = fs.readFileSync(path.join(__dirname, 'tokens.global.css'), 'utf8');

const colours = (block: string): Record<string, string> =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
const blockAfter = (selector: string): string => {
  const start = css.indexOf(selector);
  return css.slice(css.indexOf('{', start) + 1, css.indexOf('\n}', start));
};

const card = colours(blockAfter("[data-mode='card'],"));
const dark = { ...card, ...colours(blockAfter("[data-mode='dark'] {")) };
const light = { ...card, ...colours(blockAfter('/* The plain light theme')) };
const modes: Record<string, Record<string, string>> = { card, light, dark };

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const grounds = ['page', 'surface', 'sunken'];
const words = [
  ...[
    'ink',
    'ink-soft',
    'ink-faint',
    'accent',
    'sale',
    'good',
    'caution',
    'danger',
    'coin',
  ].flatMap((ink) => grounds.map((ground) => [ink, ground])),
  ...['accent', 'sale', 'good', 'caution', 'danger', 'coin'].map((role) => [role, `${role}-soft`]),
  ...['sale', 'good', 'caution', 'danger', 'coin', 'accent'].flatMap((role) => [
    ['ink', `${role}-soft`],
    ['ink-soft', `${role}-soft`],
  ]),
  ['ink-soft', 'neutral-soft'],
  ['on-ink', 'ink'],
  ['on-accent', 'accent'],
  ['on-danger', 'danger'],
  ['code-ink', 'code-paper'],
];
/** Text over a picture's placeholder, in every studio palette. */
const tones = Array.from({ length: 12 }, (_, tone) => `tone-${tone}`);
/** Borders and marks that carry meaning without text. */
const marks = [
  ...['line-control', 'star', 'accent'].flatMap((mark) => grounds.map((ground) => [mark, ground])),
];

const failures = (pairs: string[][], least: number): string[] =>
  Object.entries(modes).flatMap(([mode, values]) =>
    pairs.flatMap(([ink = '', ground = '']) => {
      const [one, other] = [values[`color-${ink}`], values[`color-${ground}`]];
      if (!one || !other) return [`${mode}: no value for ${ink} or ${ground}`];
      const ratio = contrast(one, other);
      return ratio < least ? [`${mode}: ${ink} on ${ground} ${ratio.toFixed(2)}`] : [];
    }),
  );

test('every pair of text and background reaches 4.5:1 in all modes', () => {
  expect(failures(words, 4.5)).toEqual([]);
});

test('text over every studio palette reaches 4.5:1', () => {
  const ratios = tones.flatMap((tone) =>
    ['color-on-tone', 'color-on-tone-soft'].map((ink) =>
      contrast(card[ink] ?? '', card[tone] ?? ''),
    ),
  );
  expect(ratios).toHaveLength(24);
  expect(Math.min(...ratios)).toBeGreaterThan(4.5);
});

test('text over the scrim of a white picture reaches 4.5:1', () => {
  const [, red, green, blue, share] =
    css.match(/--color-picture-scrim: rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/) ?? [];
  const over = [red, green, blue].map((value) =>
    Math.round((Number(value) * Number(share) + 255 * (100 - Number(share))) / 100)
      .toString(16)
      .padStart(2, '0'),
  );
  expect(contrast(card['color-on-picture'] ?? '', `#${over.join('')}`)).toBeGreaterThan(4.5);
});

test('the light mode differs from the card theme only in its accent', () => {
  const differing = Object.keys(card).filter((name) => card[name] !== light[name]);
  expect(differing.sort()).toEqual(['color-accent', 'color-accent-soft']);
});

test('control edges, stars and selection marks reach 3:1 in all modes', () => {
  expect(failures(marks, 3)).toEqual([]);
});

test('the preferred dark mode equals the forced one', () => {
  const bySystem = css.slice(css.indexOf('@media (prefers-color-scheme: dark)'));
  const inner = bySystem.slice(bySystem.indexOf(':root:not([data-mode]) {'));
  const lines = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.endsWith(';'));
  const chosen = lines(blockAfter("[data-mode='dark'] {"));
  expect(lines(inner.slice(0, inner.indexOf('\n  }')))).toEqual(chosen);
  expect(chosen.length).toBeGreaterThan(20);
});

test('forced colours map every role to a system colour, with the same backgrounds in all modes', () => {
  const forced = css.slice(css.indexOf('@media (forced-colors: active)'));
  const roles = Object.fromEntries(
    [...forced.matchAll(/--color-([\w-]+): (\w+);/g)].map(([, name, colour]) => [name, colour]),
  );
  const grounds = new Set(['Canvas', 'Highlight', 'CanvasText']);
  const pairs = words.filter(([ink = '']) => !ink.startsWith('code-'));
  for (const [ink = '', ground = ''] of pairs) {
    expect(`${ink} on ${ground}: ${grounds.has(roles[ground] ?? '')}`).toMatch(/true$/);
    expect(`${ink} on ${ground}: ${roles[ink] !== roles[ground]}`).toMatch(/true$/);
  }
});
