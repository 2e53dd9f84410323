import type { PlaceholderElement } from '@shop/shared/app/document';
import { type BuildFolder, type GateInput, nameOf } from '../builds/build-folder';

const fieldsOf = ([, , content]: PlaceholderElement): string[] =>
  typeof content === 'string' ? [content] : content.flatMap(fieldsOf);

/** Placeholders of pages that the build does not have. */
const foreignPages = (owner: BuildFolder): string[] =>
  (owner.manifest.placeholders?.pages ?? [])
    .filter(({ path }) => !owner.manifest.pages.includes(path))
    .map(({ path }) => `${nameOf(owner)} has a placeholder of ${path}, which is no page of it`);

/** Placeholders of one build that another one does not draw, or whose fields the cards of that one do not have. */
function misfitsOf(owner: BuildFolder, other: BuildFolder): string[] {
  const { version, pages } = owner.manifest.placeholders ?? { version: 0, pages: [] };
  const { boot, cardFields } = other.manifest;
  const drawn = boot?.placeholderVersion ?? 0;
  if (other.name === 'shell' && drawn < version)
    return [
      `${nameOf(owner)} has placeholders of version ${version}; ${nameOf(other)} draws up to version ${drawn}`,
    ];
  return pages.flatMap(({ path, element }) =>
    fieldsOf(element)
      .filter((field) => cardFields && !cardFields.includes(field))
      .map(
        (field) =>
          `the placeholder of ${path} in ${nameOf(owner)} shows ${field}, which the cards of ${nameOf(other)} do not have`,
      ),
  );
}

/** A placeholder is drawn by the shell from the cards of other apps, whichever of them is new. */
export const checkPlaceholders = ({ candidate, others }: GateInput): string[] => [
  ...foreignPages(candidate),
  ...others.flatMap((other) => [...misfitsOf(candidate, other), ...misfitsOf(other, candidate)]),
];
