import { z } from 'zod';
import { defineSchemas } from './call';

/** The most one report may hold: a reporter that goes wild costs little. */
export const failureReport = z.object({
  /** Name and message of the error, without personal data. */
  message: z.string().min(1).max(300),
  /** The build that failed: `goods`, `shell`, … and its id; empty where the error names no file of ours. */
  app: z.string().max(20),
  build: z.string().max(40),
  /** Where, as `file:line:column`. */
  frames: z.array(z.string().max(160)).max(8),
  /** Path of the page, without its query. */
  page: z.string().max(200),
});

export const logSchemas = defineSchemas({
  report: { body: failureReport, reply: z.object({}) },
});

export type FailureReport = z.output<typeof failureReport>;
