import { addMs, daysMs } from '../platform/clock';
import { sql } from '../platform/db/sql';
import type { TestShop } from './shop';

/** A recommendation program that runs now. */
export async function addProgram({ db, clock }: TestShop, coinWon: number): Promise<void> {
  const now = clock.now();
  await db.run(sql`
    insert into recommendation_program (starts_at, ends_at, coin_won)
    values (${now}, ${addMs(now, daysMs(30))}, ${coinWon})`);
}

export const endPrograms = ({ db }: TestShop): Promise<number> =>
  db.run(sql`delete from recommendation_program`);
