import fs from 'node:fs';
import path from 'node:path';
import { colourNames, motionNames, shapeNames, spaceNames, textNames } from './token-names';

const root = path.resolve(__dirname, '../../../..');
const css = fs.readFileSync(path.join(root, 'shared/src/ui/tokens/tokens.global.css'), 'utf8');
const named = (pattern: RegExp): string[] =>
  [...new Set([...css.matchAll(pattern)].map(([, name = '']) => name))].sort();

test.each([
  ['colour', colourNames, /--color-([\w-]+):/g],
  ['type', textNames, /--text-([\w-]+):/g],
  ['space', spaceNames, /--(space-\d+|gutter|section-gap|size-[\w-]+):/g],
  ['shape', shapeNames, /--(radius-[\w-]+|shadow-float):/g],
  ['motion', motionNames, /--(motion-\w+):/g],
])('lists every token of %s', (_, shown, pattern) => {
  expect([...shown].sort()).toEqual(named(pattern));
});
