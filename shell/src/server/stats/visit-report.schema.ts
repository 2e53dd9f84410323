import { z } from 'zod';
import { appName } from '../release/register.schema';

const counts = z.record(appName, z.int().min(1).max(100));
const milliseconds = z.number().min(0).max(600_000).optional();

/** Of a `VisitReport`. */
export const visitReportSchema = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{1,64}$/),
  views: counts,
  errors: counts,
  loadFailures: counts,
  landing: appName,
  vitals: z
    .strictObject({
      ttfbMs: milliseconds,
      lcpMs: milliseconds,
      inpMs: milliseconds,
      cls: z.number().min(0).max(100).optional(),
    })
    .optional(),
});
