import { callQuery } from '@shop/shared/app';
import { memberCalls, socialCalls } from '@shop/shared/contracts';

export const sampleMembersQuery = callQuery(memberCalls.sampleMembers, {});

export const socialProvidersQuery = callQuery(socialCalls.providers, {});
