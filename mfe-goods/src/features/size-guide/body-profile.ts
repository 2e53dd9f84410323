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

function isProfile(value: unknown): value is BodyProfile {
  if (typeof value !== 'object' || value === null) return false;
  const profile: Partial<Record<string, unknown>> = { ...value };
  return Object.keys(emptyProfile).every((key) => typeof profile[key] === 'string');
}

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
