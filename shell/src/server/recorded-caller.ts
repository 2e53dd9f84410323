import type { Caller } from '@shop/shared/app';
import { catalogueCallIds } from '@shop/shared/contracts';

export interface RecordedCaller {
  call: Caller;
  /** Whether all calls so far were reads of the catalogue, which its revision covers. */
  hasReadCatalogueOnly(): boolean;
}

/** Remembers which calls a rendering makes. */
export function recordCalls(caller: Caller): RecordedCaller {
  let isCatalogueOnly = true;
  return {
    call: (call, input, options) => {
      isCatalogueOnly &&= catalogueCallIds.has(call.id);
      return caller(call, input, options);
    },
    hasReadCatalogueOnly: () => isCatalogueOnly,
  };
}
