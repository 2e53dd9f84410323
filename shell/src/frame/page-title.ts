import type { App, PageHandle, PageMeta, PageRequest } from '@shop/shared/app';
import { site } from '@shop/shared/contracts';

const metaOf = (app: App, handle: PageHandle, request: PageRequest): PageMeta =>
  handle.module()?.meta?.(app, request) ?? { title: handle.page.title };

/** The page's name: the document title without the shop's name. */
export const pageNameOf = (app: App, handle: PageHandle, request: PageRequest): string =>
  metaOf(app, handle, request).title;

/** The page's meta data: from its module when the data is loaded, otherwise the plain title. */
export function pageMetaOf(app: App, handle: PageHandle, request: PageRequest): PageMeta {
  const meta = metaOf(app, handle, request);
  return { ...meta, title: `${meta.title} | ${site.name}` };
}
