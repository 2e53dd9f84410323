import { isDevelopmentBuild } from '@shop/shared/domain';
import type { PageDefinition } from './page-definition';

/** Spec section 2: a page may force a colour mode, but not `system`. */
export function withoutSystemMode(definition: PageDefinition): PageDefinition {
  const { colourMode, ...rest } = definition;
  const mode: string | undefined = colourMode;
  if (mode !== 'system') return definition;
  if (isDevelopmentBuild())
    console.warn(`The page ${definition.id} may not force the colour mode "system".`);
  return rest;
}
