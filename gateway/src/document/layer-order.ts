import { AtRule, type Container, type Document, type Root } from 'postcss';

/** The full names of the layers of an at-rule: `@layer b,c` in `@layer a` declares `a.b` and `a.c`. */
function namesOf({ params, parent }: AtRule): string[] {
  const outer = layerAround(parent);
  const names = params.split(',').map((name) => name.trim());
  return outer ? namesOf(outer).flatMap((name) => names.map((inner) => `${name}.${inner}`)) : names;
}

/** The layer that a node is in, through conditions such as `@media`. */
function layerAround(node: Container | Document | undefined): AtRule | undefined {
  if (!(node instanceof AtRule)) return undefined;
  return node.name === 'layer' ? node : layerAround(node.parent);
}

/** The cascade layers of a style sheet in the order in which it names them, which is their order of precedence. */
export function layersOf(sheet: Root): string[] {
  const layers: string[] = [];
  sheet.walkAtRules('layer', (at) => {
    layers.push(...namesOf(at));
  });
  return [...new Set(layers)];
}
