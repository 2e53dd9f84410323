import type { App, PageHandle, PageMeta, PageRequest } from '@shop/shared/app';
import { site } from '@shop/shared/contracts';

const metaOf = (app: App, handle: PageHandle, request: PageRequest): PageMeta =>
  handle.module()?.meta?.(app, request) ?? { title: handle.page.title };

/** What stands on the page: its name as the document's title says it, without the shop's. */
export const pageNameOf = (app: App, handle: PageHandle, request: PageRequest): string =>
  metaOf(app, handle, request).title;

/** A page's head: what its module says once its data is there, its plain title before that. */
export function pageMetaOf(app: App, handle: PageHandle, request: PageRequest): PageMeta {
  const meta = metaOf(app, handle, request);
  return { ...meta, title: `${meta.title} | ${site.name}` };
}
