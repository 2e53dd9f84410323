import type { PageDefinition } from './page-definition';

/** Spec section 2: a page may force a colour mode, but not `system`. */
export function withoutSystemMode(definition: PageDefinition): PageDefinition {
  const { colourMode, ...rest } = definition;
  if ((colourMode as string | undefined) !== 'system') return definition;
  if (process.env.NODE_ENV !== 'production')
    console.warn(`The page ${definition.id} may not force the colour mode "system".`);
  return rest;
}
