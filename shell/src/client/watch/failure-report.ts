import type { FailureReport } from '@shop/shared/contracts';
import { scrubbed } from '@shop/shared/domain';

const MAX_FRAMES = 8;
const ourFile = /\/assets\/([\w-]+)\/([\w-]+)\/([\w.-]+:\d+:\d+)/;

/** One failure as it may leave the browser: no query, no personal data, and whose build it was. */
export function failureReport(failure: unknown, pathname: string): FailureReport {
  const error = failure instanceof Error ? failure : new Error(String(failure));
  const found = (error.stack ?? '')
    .split('\n')
    .map((line) => ourFile.exec(line))
    .filter((match) => match !== null);
  return {
    message: scrubbed(`${error.name}: ${error.message}`, 300),
    app: found[0]?.[1]?.slice(0, 20) ?? '',
    build: found[0]?.[2]?.slice(0, 40) ?? '',
    frames: found.slice(0, MAX_FRAMES).map((match) => (match[3] ?? '').slice(0, 160)),
    page: scrubbed(pathname, 200),
  };
}
