import type { FailureReport } from '@shop/shared/contracts';
import { scrubbed } from '@shop/shared/domain';

const MAX_FRAMES = 8;
const assetFrame = /\/assets\/([\w-]+)\/([\w-]+)\/([\w.-]+:\d+:\d+)/;

/** One error as it is reported: without query and personal data, with the build it came from. */
export function createErrorReport(thrown: unknown, pathname: string): FailureReport {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const stackFrames = (error.stack ?? '')
    .split('\n')
    .map((line) => assetFrame.exec(line))
    .filter((match) => match !== null);
  return {
    message: scrubbed(`${error.name}: ${error.message}`, 300),
    app: stackFrames[0]?.[1]?.slice(0, 20) ?? '',
    build: stackFrames[0]?.[2]?.slice(0, 40) ?? '',
    frames: stackFrames.slice(0, MAX_FRAMES).map((match) => (match[3] ?? '').slice(0, 160)),
    page: scrubbed(pathname, 200),
  };
}
