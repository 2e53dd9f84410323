import { createCaller, isApiError } from '@shop/shared/app';
import type { PageState } from '@shop/shared/app/document';
import type { Logger } from '@shop/shared/app/logger';
import { logCalls } from '@shop/shared/contracts';
import { createErrorReport } from './error-report';

/** Limits the reports of a page that fails in a loop. */
const MAX_REPORTS = 10;

/** Not reported: aborts, errors the api has logged, and errors without information. */
const isIgnored = (failure: unknown): boolean =>
  !failure || isApiError(failure) || (failure instanceof Error && failure.name === 'AbortError');

/**
 * Reports uncaught errors, each kind once.
 * @param countError called with the app whose code threw, or '' when it is unknown
 * @returns a function that reports errors caught by an error boundary
 */
export function reportErrors(
  recorded: readonly unknown[],
  { buildId }: Pick<PageState, 'buildId'>,
  log: Logger,
  countError: (app: string) => void = () => {},
): (failure: unknown) => void {
  // A separate caller, so that a session refresh does not delay a report.
  const call = createCaller({ baseUrl: `${location.origin}/api` });
  const reportedKinds = new Set<string>();

  const report = (failure: unknown): void => {
    if (isIgnored(failure) || reportedKinds.size >= MAX_REPORTS) return;
    const body = createErrorReport(failure, location.pathname);
    countError(body.app);
    const kind = body.message + body.frames[0];
    if (reportedKinds.has(kind)) return;
    reportedKinds.add(kind);
    call(logCalls.report, { body: { ...body, build: body.build || buildId.slice(0, 40) } }).catch(
      (error: unknown) => log.debug('A failure could not be reported.', error),
    );
  };

  for (const failure of recorded) report(failure);
  addEventListener('error', ({ error }) => report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return report;
}
