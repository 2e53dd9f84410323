import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { appFolder, apps } from '../webpack/apps.mjs';

const { LAYERS } = createRequire(import.meta.url)('../webpack/layer-loader.cjs');

/** What stands before each block and statement at the top level of a style sheet. */
function topLevel(css) {
  const found = [];
  let depth = 0;
  let text = '';
  for (const character of css.replaceAll(/\/\*.*?\*\//gs, '')) {
    if (depth === 0 && (character === '{' || character === ';')) {
      found.push(text.trim());
      text = '';
    } else if (depth === 0 && character !== '}') text += character;
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
  }
  return found;
}

/**
 * What makes this built style sheet depend on the order in which sheets arrive: a rule outside the
 * layers beats every layer, and a sheet that names layers in another order, or not all of them, puts
 * those of a later sheet in the wrong place when it is the first to arrive.
 */
export function layerProblems(css) {
  const preludes = topLevel(css);
  const outside = preludes.filter((prelude) => !prelude.startsWith('@layer '));
  const named = preludes
    .filter((prelude) => prelude.startsWith('@layer '))
    .flatMap((prelude) => prelude.slice('@layer '.length).split(','))
    .map((name) => name.trim());
  const order = [...new Set(named)];
  return [
    ...outside.map((prelude) => `outside the layers: ${prelude}`),
    ...(order.join() === LAYERS.join() ? [] : [`layers in the order ${order.join(', ')}`]),
  ];
}

/**
 * Selectors of any element after another. With one of them in the document the browser restyles the
 * neighbour of every element that is inserted, and all that is in it: 600 elements of a list of goods
 * when the next page is drawn behind it.
 */
export const universalSiblings = (css) =>
  [...css.matchAll(/[^{};]*[+~]\s*\*(?=\s*[,{])/g)].map(([selector]) => selector.trim());

const problemsOf = (css) => [
  ...layerProblems(css),
  ...universalSiblings(css).map((selector) => `any element after another: ${selector}`),
];

/** Checks every style sheet that was built for browsers, for every page of every app. */
export function checkStyleLayers() {
  const wrong = Object.keys(apps).flatMap((name) => {
    const folder = path.join(appFolder(name), 'dist/client');
    return fs
      .readdirSync(folder)
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) =>
        problemsOf(fs.readFileSync(path.join(folder, file), 'utf8')).map(
          (problem) => `${name}/${file}: ${problem}`,
        ),
      );
  });
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}
