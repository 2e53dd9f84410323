import type { PagePlaceholder } from '@shop/shared/app/document';
import type { PageBuilds } from '../builds/page-builds';

/** The placeholders of pages of these remotes that this shell draws. */
export function placeholdersOf({
  shell,
  remotes,
}: Pick<PageBuilds, 'shell' | 'remotes'>): PagePlaceholder[] {
  const drawn = shell.boot?.placeholderVersion ?? 0;
  return Object.values(remotes).flatMap(({ placeholders }) =>
    placeholders && placeholders.version <= drawn ? placeholders.pages : [],
  );
}
