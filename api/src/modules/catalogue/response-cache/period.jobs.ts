import type { Db } from '../../../platform/db/db';
import { type Sql, sql, trustedSql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { CHANNEL } from './invalidation';

const EVERY_MS = 5_000;
/** Longer than the interval, because a run may be late or in another process. To announce twice costs some reads. */
const LOOK_BACK = sql`interval '20 seconds'`;

/** Tables whose rows are shown from `from_at` to `to_at`. */
const tables = [
  'time_deal',
  'corner',
  'banner',
  'popup',
  'bottom_banner',
  'plan_shop',
  'gnb_menu',
  'display_content',
  'redirect',
  'card_promo',
].map((name) => ({ name, from: 'from_at', to: 'to_at' }));

const hasPassed = (table: string, column: string): Sql => sql`exists (
  select from ${trustedSql(table)} where ${trustedSql(column)} > now() - ${LOOK_BACK} and ${trustedSql(column)} <= now())`;

const passed = [
  ...tables,
  { name: 'coupon', from: 'issue_from', to: 'issue_to' },
  { name: 'shop', from: 'open_at', to: 'close_at' },
  { name: 'goods', from: 'sale_from', to: 'sale_to' },
]
  .flatMap(({ name, from, to }) => [hasPassed(name, from), hasPassed(name, to)])
  .reduce((all, one) => sql`${all} or ${one}`);

/** Announces a change of the catalogue when a period of display or sale has begun or ended just now. */
export async function announcePeriods(db: Db): Promise<void> {
  await db.run(sql`select pg_notify(${CHANNEL}, 'all') where ${passed}`);
}

export function startPeriodJobs({ db, jobs }: Deps): void {
  jobs.everyInCluster('catalogue.periods', EVERY_MS, () => announcePeriods(db));
}
