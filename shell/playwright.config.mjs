import { composedConfig } from '@shop/tools/e2e/config.mjs';

export default composedConfig();
