import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { BATCH, type Term, terms } from './terms';

/** Batches of one run; the next day takes the rest. */
const MAX_BATCHES = 200;

async function eraseAll(deps: Deps, term: Term, now: Date): Promise<number> {
  let erased = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const count = await term.erase(deps, now);
    erased += count;
    if (count < BATCH) break;
  }
  return erased;
}

/**
 * Erases what is older than its term and writes the report: one row for each term. A term that fails is
 * logged, and the others run.
 */
export async function runRetention(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const term of terms) {
    try {
      const erased = await eraseAll(deps, term, now);
      await deps.db.run(sql`
        insert into retention_run (term, ran_at, erased) values (${term.name}, ${now}, ${erased})
        on conflict do nothing`);
      if (erased > 0) deps.log.info({ term: term.name, erased }, 'old data was erased');
    } catch (error) {
      deps.log.error({ err: error, term: term.name }, 'old data was not erased');
    }
  }
}
