import type { PageMeta } from '@shop/shared/app';

/** Keeps, changes, adds or removes one element of the head. */
function put(
  tag: 'meta' | 'link',
  [key, name]: readonly [string, string],
  [field, value]: readonly [string, string | undefined],
): void {
  const existing = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === undefined) {
    existing?.remove();
    return;
  }
  const element = existing ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(field, value);
}

/**
 * Writes what previews, bookmarks and sharing read of a page that was opened without a document. Structured data of
 * the first document is removed: only crawlers read it, and they load documents.
 */
export function writeHead({
  description,
  robots,
  canonical,
  title,
  image,
  preloadImage,
}: PageMeta): void {
  const absolute = (path: string | undefined) => path && new URL(path, location.origin).href;
  const picture = image ?? preloadImage?.src;
  put('meta', ['name', 'description'], ['content', description]);
  put('meta', ['name', 'robots'], ['content', robots]);
  put('link', ['rel', 'canonical'], ['href', absolute(canonical)]);
  const og = { url: absolute(canonical), title, description, image: absolute(picture) };
  for (const [name, value] of Object.entries(og))
    put('meta', ['property', `og:${name}`], ['content', value]);
  for (const data of document.querySelectorAll('script[type="application/ld+json"]')) data.remove();
}
