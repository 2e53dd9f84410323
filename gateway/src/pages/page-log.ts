import type { FastifyReply, FastifyRequest } from 'fastify';

/** The app that owns the requested page, and the builds that render it. */
interface LoggedPage {
  /** The combination of builds. */
  release: string;
  /** The app that owns the page, and its build. */
  app: string;
  build: string | undefined;
}

/** One line for each page, also for one that was refused: path (without its query), status, duration and builds. */
export function createPageLog() {
  const pages = new WeakMap<FastifyRequest, LoggedPage>();
  return {
    note: (request: FastifyRequest, page: LoggedPage): void => void pages.set(request, page),
    onResponse: (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
      const page = pages.get(request);
      if (page)
        request.log.info(
          {
            path: request.url.split('?', 1)[0],
            status: reply.statusCode,
            ms: Math.round(reply.elapsedTime * 10) / 10,
            ...page,
          },
          'page sent',
        );
      done();
    },
  };
}
