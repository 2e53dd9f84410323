import { formOf } from '../pictures';
import { shownForms } from './words';

/** More than the rules of any archetype can rule out in a row. */
const MAX_TRIES = 4_000;

/** The variants a name demands, by part of the drawing. */
function wantedBy(archetype: string, name: string): [part: string, variants: readonly string[]][] {
  const rules: readonly (readonly [RegExp, string, ...string[]])[] =
    Object.entries(shownForms).find(([id]) => id === archetype)?.[1] ?? [];
  return rules
    .filter(([words]) => words.test(name))
    .map(([, part, ...variants]) => [part, variants]);
}

type Wanted = ReturnType<typeof wantedBy>;

const hasWantedForms = (archetype: string, wanted: Wanted, shape: number): boolean =>
  wanted.every(([part, variants]) => variants.includes(formOf(archetype, shape, part) ?? ''));

/** Whether the drawing of a shape agrees with the words of a name. */
export const isShapeForName = (archetype: string, name: string, shape: number): boolean =>
  hasWantedForms(archetype, wantedBy(archetype, name), shape);

/**
 * The first shape from `first` on whose drawing agrees with the name.
 * @throws Error when the words of the name contradict each other
 */
export function shapeFor(archetype: string, name: string, first: number): number {
  const wanted = wantedBy(archetype, name);
  for (let shape = first; shape < first + MAX_TRIES; shape += 1) {
    if (hasWantedForms(archetype, wanted, shape)) return shape;
  }
  throw new Error(`No drawing of "${archetype}" can show "${name}".`);
}
