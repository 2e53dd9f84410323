import type { FailureReport } from '@shop/shared/contracts';
import { scrubbed } from '@shop/shared/domain';

const MAX_FRAMES = 8;
const assetFrame = /\/assets\/([\w-]+)\/([\w-]+)\/([\w.-]+:\d+:\d+)/;

/** Its builds contain React and the shared package, which throw where an app's code made them. */
const PLATFORM = 'shell';

/** The page and the components in which an error was thrown. */
export interface ErrorPlace {
  pathname: string;
  /** The app that owns the page. */
  owner: string;
  /** React's stack of components, of an error that a boundary caught. */
  componentStack?: string | undefined;
}

const framesIn = (stack = ''): RegExpExecArray[] =>
  stack
    .split('\n')
    .map((line) => assetFrame.exec(line))
    .filter((match) => match !== null);

/**
 * One error as it is reported: without query and personal data, with the build it came from. It is booked on the first
 * app of its stack that is not the platform, else on the first of the components around it, else on the page's owner.
 */
export function createErrorReport(thrown: unknown, place: ErrorPlace): FailureReport {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const frames = framesIn(error.stack);
  const around = [...frames, ...framesIn(place.componentStack)];
  const [, app, build = ''] = around.find(([, name]) => name !== PLATFORM) ?? [
    '',
    frames.length > 0 ? place.owner : '',
    place.owner === PLATFORM ? frames[0]?.[2] : '',
  ];
  return {
    message: scrubbed(`${error.name}: ${error.message}`, 300),
    app: app?.slice(0, 20) ?? '',
    build: build.slice(0, 40),
    frames: around.slice(0, MAX_FRAMES).map((match) => (match[3] ?? '').slice(0, 160)),
    page: scrubbed(place.pathname, 200),
  };
}
