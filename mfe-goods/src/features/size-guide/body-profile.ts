import { localStore } from '@shop/shared/app';
import type { Body } from './size-charts';

const KEY = 'shop.goods.size-profile';

/** Measures as they were entered; an empty one was not. */
export interface BodyProfile {
  heightCm: string;
  weightKg: string;
  footMm: string;
}

export const emptyProfile: BodyProfile = { heightCm: '', weightKg: '', footMm: '' };

type Profiles = Partial<Record<Body, BodyProfile>>;

const isProfile = (value: unknown): value is BodyProfile =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(emptyProfile).every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  );

const read = (): Profiles => localStore.get<Profiles | null>(KEY) ?? {};

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
