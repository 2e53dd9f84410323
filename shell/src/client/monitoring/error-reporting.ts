import { createCaller, isApiError } from '@shop/shared/app';
import type { Logger } from '@shop/shared/app/logger';
import { logCalls } from '@shop/shared/contracts';
import type { PageState } from '../../frame/page-state';
import { createErrorReport } from './error-report';

/** A page that fails in a loop says so a few times. */
const MAX_REPORTS = 10;

/** Not ours to mend: somebody stopped it, the api has logged it, or the browser tells nothing of it. */
const isIgnored = (failure: unknown): boolean =>
  !failure || isApiError(failure) || (failure as Error).name === 'AbortError';

/**
 * Reports what nobody caught, each kind once.
 * @returns the same for what an error boundary caught.
 */
export function reportErrors(
  recorded: readonly unknown[],
  { buildId }: Pick<PageState, 'buildId'>,
  log: Logger,
): (failure: unknown) => void {
  // Its own caller: a session that is being refreshed must not hold a report back.
  const call = createCaller({ baseUrl: `${location.origin}/api` });
  const reportedKinds = new Set<string>();

  const report = (failure: unknown): void => {
    if (isIgnored(failure) || reportedKinds.size >= MAX_REPORTS) return;
    const body = createErrorReport(failure, location.pathname);
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
