import { like, localStore } from '@shop/shared/app';
import type { Body } from '@shop/shared/domain';

const KEY = 'shop.goods.size-profile';

/** Measures as they were entered; an empty one was not. */
export interface BodyProfile {
  heightCm: string;
  weightKg: string;
  footMm: string;
}

export const emptyProfile: BodyProfile = { heightCm: '', weightKg: '', footMm: '' };

const isProfile = like(emptyProfile);

const read = (): Partial<Record<string, unknown>> => localStore.get(KEY, like({})) ?? {};

/** The body measures of a shopper and their family, one set for each chart, on this device only. */
export const bodyProfiles = {
  get(body: Body): BodyProfile {
    const stored = read()[body];
    return isProfile(stored) ? stored : emptyProfile;
  },
  set: (body: Body, profile: BodyProfile): void =>
    localStore.set(KEY, { ...read(), [body]: profile }),
  clear: (): void => localStore.remove(KEY),
};
