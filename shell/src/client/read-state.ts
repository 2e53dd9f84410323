import { DATA_ID, type PageData, type PageState } from '@shop/shared/app/document';
import { documentBoot } from './document-boot';

/** The data of this document. @throws when its scripts were started without them */
export function readPageData(): PageData {
  const { page } = documentBoot();
  if (!page) throw new Error('The page has no data.');
  return page;
}

/** The state in which the gateway has rendered this document. */
export const readState = (): PageState => ({
  ...readPageData().state,
  renderedAtMs: Number(document.getElementById(DATA_ID)?.dataset.renderedAt),
});
