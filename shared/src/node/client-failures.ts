import { z } from 'zod';

/** Path of the api at which the gateway, and no other client, reads the failures of browsers. */
export const CLIENT_FAILURES_PATH = '/client-failures';

/** Distinct messages of one build, and of all errors whose stack names no build. */
export const MAX_FAILURES_OF_BUILD = 20;

const MAX_BUILDS = 250;
const buildName = z.string().regex(/^[a-z0-9-]{1,20}\.[\w-]{1,40}$/);

/** Builds as `goods.858faa35d117`, separated by commas. */
export const clientFailuresQuery = z.object({
  builds: z
    .string()
    .max(MAX_BUILDS * 62)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(buildName).max(MAX_BUILDS)),
});

const clientFailure = z.object({
  /** Empty when the stack names none of our files; `build` is then the combination's. */
  app: z.string(),
  build: z.string(),
  message: z.string(),
  times: z.int(),
  /** ISO 8601. */
  lastAt: z.iso.datetime(),
});

export const clientFailuresReply = z.object({ failures: z.array(clientFailure) });

/** One message of uncaught errors in browsers, of one build. */
export type ClientFailure = z.output<typeof clientFailure>;
