import { callQuery } from '@shop/shared/app';
import {
  adultCalls,
  consentCalls,
  deviceCalls,
  leavingCalls,
  profileCalls,
  socialCalls,
} from '@shop/shared/contracts';

/** What the shop keeps about the member, read anew at each visit. */
export const myInfoQueries = {
  /** Masked until the identity was checked. */
  profile: () => ({ ...callQuery(profileCalls.view, {}), staleTime: 0 }),
  sizes: () => ({ ...callQuery(profileCalls.sizes, {}), staleTime: 0 }),
  consents: () => ({ ...callQuery(consentCalls.mine, {}), staleTime: 0 }),
  devices: () => ({ ...callQuery(deviceCalls.list, {}), staleTime: 0 }),
  connections: () => ({ ...callQuery(socialCalls.mine, {}), staleTime: 0 }),
  leaving: () => ({ ...callQuery(leavingCalls.view, {}), staleTime: 0 }),
  adult: () => ({ ...callQuery(adultCalls.state, {}), staleTime: 0 }),
};
