import { callQuery } from '@shop/shared/app';
import { systemCalls } from '@shop/shared/contracts';

/** The check that is on. The gateway lays what it knows into every page while there is one. */
export const systemStatusQuery = callQuery(systemCalls.status, {});
