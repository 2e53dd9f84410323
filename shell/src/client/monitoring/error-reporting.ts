import { createCaller, isApiError } from '@shop/shared/app';
import type { PageState } from '@shop/shared/app/document';
import type { Logger } from '@shop/shared/app/logger';
import { logCalls } from '@shop/shared/contracts';
import type { BootEvents, RecordedFailure } from '../boot-events';
import { createErrorReport } from './error-report';

/** Limits the reports of a page that fails in a loop. */
const MAX_REPORTS = 10;

/** Not reported: aborts, errors the api has logged, and errors without information. */
const isIgnored = (failure: unknown): boolean =>
  !failure || isApiError(failure) || (failure instanceof Error && failure.name === 'AbortError');

export interface ErrorReportingOptions {
  /** Errors that were thrown before. */
  recorded: readonly RecordedFailure[];
  buildId: PageState['buildId'];
  log: Logger;
  ownerOf: (pathname: string) => string;
  /** Called with the app whose code threw. */
  countError: (app: string) => void;
}

/**
 * Reports uncaught errors, each kind once.
 * @returns a function that reports errors caught by an error boundary
 */
export function reportErrors({
  recorded,
  buildId,
  log,
  ownerOf,
  countError,
}: ErrorReportingOptions): BootEvents['reportCaught'] {
  // A separate caller, so that a session refresh does not delay a report.
  const call = createCaller({ baseUrl: `${location.origin}/api` });
  const reportedKinds = new Set<string>();

  const report: BootEvents['reportCaught'] = (failure, componentStack) => {
    if (isIgnored(failure) || reportedKinds.size >= MAX_REPORTS) return;
    const { pathname } = location;
    const owner = ownerOf(pathname);
    const body = createErrorReport(failure, { pathname, owner, componentStack });
    countError(body.app || owner);
    const kind = body.message + body.frames[0];
    if (reportedKinds.has(kind)) return;
    reportedKinds.add(kind);
    call(logCalls.report, { body: { ...body, build: body.build || buildId.slice(0, 40) } }).catch(
      (error: unknown) => log.debug('A failure could not be reported.', error),
    );
  };

  for (const { failure, componentStack } of recorded) report(failure, componentStack);
  addEventListener('error', ({ error }) => report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return report;
}
