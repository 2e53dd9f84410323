/** What a check found; recorded as well, since a caller may catch the error. */
export class CheckFailed extends Error {
  override name = 'CheckFailed';
}

/**
 * Checks that tests pay for and production does not: rows against their schemas, ready JSON replies
 * against the contract, and the right to write of a GET. Present means on.
 */
export interface Checks {
  /** @throws CheckFailed */
  fail(problem: string): never;
}

export interface RecordedChecks extends Checks {
  readonly problems: readonly string[];
  forget(): void;
}

export function createChecks(): RecordedChecks {
  const problems: string[] = [];
  return {
    problems,
    fail: (problem) => {
      problems.push(problem);
      throw new CheckFailed(problem);
    },
    forget: () => {
      problems.length = 0;
    },
  };
}
