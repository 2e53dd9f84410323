/** A failed check. It is also recorded, since a caller may catch the error. */
export class CheckFailed extends Error {
  override name = 'CheckFailed';
}

/**
 * Checks enabled in tests and too slow for production: rows against their schemas, ready JSON
 * responses against the contract, and read-only GETs. Present means enabled.
 */
export interface Checks {
  /** @throws CheckFailed */
  fail(problem: string): never;
}

export interface RecordedChecks extends Checks {
  readonly problems: readonly string[];
  clear(): void;
}

export function createChecks(): RecordedChecks {
  const problems: string[] = [];
  return {
    problems,
    fail: (problem) => {
      problems.push(problem);
      throw new CheckFailed(problem);
    },
    clear: () => {
      problems.length = 0;
    },
  };
}
