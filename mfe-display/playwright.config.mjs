import { remoteConfig } from '@shop/tools/e2e/config.mjs';

export default remoteConfig('display', { differing: ['category', 'main'] });
