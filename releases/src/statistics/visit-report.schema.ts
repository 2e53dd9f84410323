import { loadPhases, MAX_WAITS } from '@shop/shared/contracts';
import { tableOf } from '@shop/shared/domain';
import { z } from 'zod';
import { appName } from '../register/register.schema';

const counts = z.record(appName, z.int().min(1).max(100));
const milliseconds = z.number().min(0).max(600_000).optional();

const loadTimes = z.strictObject({
  ms: z.array(z.int().min(0).max(600_000)).max(MAX_WAITS),
  cached: z.int().min(0).max(100),
});
const phases = tableOf(loadPhases, () => loadTimes.optional());

/** Of a `VisitReport`. */
export const visitReportSchema = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{1,64}$/),
  views: counts,
  errors: counts,
  loadFailures: counts,
  redraws: z.int().min(1).max(100).optional(),
  loads: z.record(appName, z.strictObject(phases)).optional(),
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
