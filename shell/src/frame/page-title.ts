import type { App, PageHandle, PageMeta, PageRequest } from '@shop/shared/app';
import { site } from '@shop/shared/contracts';

/** A page's head: what its module says once its data is there, its plain title before that. */
export function metaOfPage(app: App, handle: PageHandle, request: PageRequest): PageMeta {
  const meta = handle.module()?.meta?.(app, request) ?? { title: handle.page.title };
  return { ...meta, title: `${meta.title} | ${site.name}` };
}
