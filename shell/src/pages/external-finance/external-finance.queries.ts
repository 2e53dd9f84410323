import { callQuery } from '@shop/shared/app';
import { externalLinkCalls } from '@shop/shared/contracts';

export const externalLinkQuery = (code: string) =>
  callQuery(externalLinkCalls.detail, { params: { code } });
