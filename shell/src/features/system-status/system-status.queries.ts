import { callQuery } from '@shop/shared/app';
import { systemCalls } from '@shop/shared/contracts';

/** The current maintenance notice. The gateway adds it to every page while there is one. */
export const systemStatusQuery = callQuery(systemCalls.status, {});
