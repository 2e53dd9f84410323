import fs from 'node:fs';
import path from 'node:path';
import type { Shape } from '@shop/shared/contracts/shapes';
import type { BuildFolder } from '../builds/build-folder';

const SHARED = 'shared/src/contracts';

const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`);

const literalOf = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll(/['\\]/g, '\\$&')}'` : String(value);

/** TypeScript text of the type of a shape. */
function typeOf(shape: Shape, indent: string): string {
  const values = shape.enum ?? (shape.const === undefined ? [] : [shape.const]);
  if (values.length > 0) return values.map(literalOf).join(' | ');
  switch (shape.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return shape.type;
    case 'integer':
      return 'number';
    case 'object':
      return typeOfObject(shape, indent);
    default:
      return 'unknown';
  }
}

function typeOfObject({ properties = {}, required = [] }: Shape, indent: string): string {
  const rows = Object.entries(properties).map(([name, shape]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${indent}  ${keyOf(name)}${mark}: ${typeOf(shape, `${indent}  `)};\n`;
  });
  return rows.length > 0 ? `{\n${rows.join('')}${indent}}` : 'undefined';
}

const interfaceOf = (name: string, shapes: Readonly<Record<string, Shape>>): string => {
  const rows = Object.entries(shapes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, shape]) => `    '${key}': ${typeOf(shape, '    ')};\n`);
  return rows.length > 0 ? `  interface ${name} {\n${rows.join('')}  }\n` : '';
};

/** Whether the contracts of the checkout already contain a name, with its type. */
const isInShared = (rootDir: string, file: string) => {
  const place = path.join(rootDir, SHARED, file);
  const text = fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : '';
  return (name: string): boolean => text.includes(`'${name}'`);
};

const without = (
  shapes: Readonly<Record<string, Shape>>,
  isKnown: (name: string) => boolean,
): Record<string, Shape> =>
  Object.fromEntries(Object.entries(shapes).filter(([name]) => !isKnown(name)));

/**
 * Describes the fragments and events of released builds of other remotes as types.
 * @returns the text of a `.d.ts` file, and the names of the fragments and events in it
 */
export function describeReleased(
  builds: readonly BuildFolder[],
  { remote, rootDir }: { remote: string; rootDir: string },
): { text: string; names: string[] } {
  const others = builds.filter(({ name, contract }) => name !== remote && contract);
  const offered = Object.assign(
    {},
    ...others.map(({ name, contract }) =>
      without(contract?.props ?? {}, (fragment) => !fragment.startsWith(`${name}/`)),
    ),
  ) as Record<string, Shape>;
  const sent = Object.assign(
    {},
    ...others.map(({ contract }) =>
      without(contract?.payloads ?? {}, (event) => !contract?.events.sends.includes(event)),
    ),
  ) as Record<string, Shape>;
  const fragments = without(offered, isInShared(rootDir, 'fragments.schema.ts'));
  const events = without(sent, isInShared(rootDir, 'events.schema.ts'));
  const body = [interfaceOf('OwnFragments', fragments), interfaceOf('OwnEvents', events)];
  return {
    names: [...Object.keys(fragments), ...Object.keys(events)].sort(),
    text: `import '@shop/shared/contracts/own-contracts';

/** What other remotes have released. Written by npm run release -- contracts ${remote}; not for editing. */
declare module '@shop/shared/contracts/own-contracts' {
${body.filter(Boolean).join('\n')}}
`,
  };
}
