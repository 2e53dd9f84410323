import { callQuery, useApp, useCallMutation, useQuery } from '@shop/shared/app';
import { profileCalls } from '@shop/shared/contracts';
import type { Body } from '@shop/shared/domain';
import { useEffect, useState } from 'react';
import { type BodyProfile, bodyProfiles, emptyProfile } from './body-profile';

export interface MemberSizes {
  /** Changes when measures of the member have arrived on this device. */
  revision: number;
  /** Absent for visitors: their measures stay on the device. */
  save?: (body: Body, profile: BodyProfile) => void;
  clear?: () => void;
}

const isEmpty = (body: Body): boolean => Object.values(bodyProfiles.get(body)).every((one) => !one);

/**
 * Keeps the measures of a member at the shop as well. What this device has comes first. A failure is not
 * shown: the device has the measures.
 */
export function useMemberSizes(isOpen: boolean): MemberSizes {
  const { session } = useApp();
  const [revision, setRevision] = useState(0);
  const kept = useQuery({
    ...callQuery(profileCalls.sizes, {}),
    enabled: isOpen && session.isLoggedIn,
  });
  const set = useCallMutation(profileCalls.setSize);
  const forget = useCallMutation(profileCalls.forgetSizes);
  useEffect(() => {
    const missing = (kept.data?.sizes ?? []).filter(({ body }) => isEmpty(body));
    if (missing.length === 0) return;
    for (const { body, ...profile } of missing) bodyProfiles.set(body, profile);
    setRevision((before) => before + 1);
  }, [kept.data]);
  if (!session.isLoggedIn) return { revision };
  return {
    revision,
    save: (body, profile) =>
      set.mutate({ params: { body }, body: { ...emptyProfile, ...profile } }),
    clear: () => forget.mutate({}),
  };
}
