import { defineCalls } from './call';
import type { ownDataSchemas } from './own-data.schema';

export const ownDataCalls = defineCalls<typeof ownDataSchemas>()('ownData', {
  /** Everything that the shop keeps about the member (개인정보보호법 §35). Only after `profile.confirmCheck`. */
  copy: { method: 'GET', path: '/member/v1/front/own-data', auth: 'member' },
});
