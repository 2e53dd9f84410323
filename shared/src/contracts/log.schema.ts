import { z } from 'zod';
import { defineSchemas } from './call';
import { opaque, plainText } from './plain-text';

/** Maximum size of a report, which bounds the cost of a faulty reporter. */
export const failureReport = z.object({
  /** Name and message of the error, without personal data. */
  message: plainText({ min: 1, max: 300, isMultiline: true }),
  /**
   * The build that failed (`goods`, `shell`, …) and its id; empty when the stack names none of our
   * files.
   */
  app: opaque(20),
  build: opaque(40),
  /** Position as `file:line:column`. */
  frames: z.array(plainText({ max: 160 })).max(8),
  /** Path of the page without its query. */
  page: plainText({ max: 200 }),
});

export const logSchemas = defineSchemas({
  report: {
    summary: 'Reports an uncaught error of a browser.',
    body: failureReport,
    reply: z.object({}),
  },
});

export type FailureReport = z.output<typeof failureReport>;
