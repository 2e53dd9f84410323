import { markupConfig } from '@shop/tools/e2e/config.mjs';

export default markupConfig();
