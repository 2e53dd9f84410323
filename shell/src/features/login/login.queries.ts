import { callQuery } from '@shop/shared/app';
import { memberCalls } from '@shop/shared/contracts';

export const sampleMembersQuery = callQuery(memberCalls.sampleMembers, {});
