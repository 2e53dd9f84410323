import type { PageData } from '@shop/shared/app/document';
import type { BootWatch } from './boot-watch';
import type { EarlyClicks } from './early-click';
import type { EarlyPresses } from './early-press';
import type { FirstPaint } from './first-paint';

/** What the scripts of a document leave for those that follow, and for the client. */
export interface ShopBoot {
  watch: BootWatch;
  paint: FirstPaint;
  /** In a browser that is too old the page is its document: no script of it is loaded. */
  isOld?: boolean;
  /** From the end of the markup on. */
  presses?: EarlyPresses;
  /** From the page's data on; absent where no placeholder can be drawn. */
  early?: EarlyClicks | undefined;
  /** The data of this document; set before the page's scripts are started. */
  page?: PageData;
  /** Resolves when the page's style sheets apply. */
  sheets?: Promise<unknown>;
  /** Resolves when the scripts listed in the page have run, and its style sheets apply. */
  files?: Promise<unknown>;
}

declare global {
  /** The only global of the boot; absent outside of a document of the shop. */
  var __shop: ShopBoot | undefined;
}

/** What the scripts before this one have left. @throws in a document without them */
export function shopBoot(): ShopBoot {
  if (!globalThis.__shop) throw new Error('The document has no boot scripts.');
  return globalThis.__shop;
}
