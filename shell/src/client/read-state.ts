import { DATA_ID, type PageData, type PageState } from '@shop/shared/app/document';

declare global {
  /** The data of this document; set before the page's scripts are started (see the gateway's loader script). */
  var __shopPage: PageData | undefined;
}

/** The data of this document. @throws when its scripts were started without them */
export function readPageData(): PageData {
  if (!globalThis.__shopPage) throw new Error('The page has no data.');
  return globalThis.__shopPage;
}

/** The state in which the gateway has rendered this document. */
export const readState = (): PageState => ({
  ...readPageData().state,
  renderedAtMs: Number(document.getElementById(DATA_ID)?.dataset.renderedAt),
});
