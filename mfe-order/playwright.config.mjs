import { remoteConfig } from '@shop/tools/e2e/config.mjs';

export default remoteConfig('order', { differing: ['order'] });
