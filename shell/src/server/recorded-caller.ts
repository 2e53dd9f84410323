import type { Caller } from '@shop/shared/app';
import { catalogueCallIds } from '@shop/shared/contracts';

export interface RecordedCaller {
  call: Caller;
  /** Whether all calls so far were catalogue calls (`catalogueCallIds`), and all have succeeded. */
  hasReadCatalogueOnly(): boolean;
}

/** Records the calls of a rendering. A page without the reply of one of them is incomplete. */
export function recordCalls(caller: Caller): RecordedCaller {
  let isCatalogueOnly = true;
  let unanswered = 0;
  return {
    call: async (call, input, options) => {
      isCatalogueOnly &&= catalogueCallIds.has(call.id);
      unanswered += 1;
      const reply = await caller(call, input, options);
      unanswered -= 1;
      return reply;
    },
    hasReadCatalogueOnly: () => isCatalogueOnly && unanswered === 0,
  };
}
