import { join } from 'node:path';
import type { MigrationFiles } from './platform/db/migrate';

/** The SQL that makes the schema. Pricing comes before the card, which calls its functions. */
export const schemaFiles = (apiRoot: string): MigrationFiles => ({
  folder: join(apiRoot, 'migrations'),
  repeatable: [
    join(apiRoot, 'src/pricing/pricing.sql'),
    join(apiRoot, 'src/modules/catalogue/goods/goods-card.sql'),
  ],
});
