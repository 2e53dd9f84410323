import { z } from 'zod';
import { type LeavingObstacle, leavingObstacles } from '../domain/leaving';
import { tableKeys } from '../domain/table';
import { defineSchemas } from './call';
import { won } from './part.schema';

const obstacle = z.object({
  kind: z.enum(tableKeys<LeavingObstacle>(leavingObstacles)),
  text: z.string(),
  /** The page on which it is settled. */
  path: z.string(),
});

/** What ends with the membership. */
const losses = z.object({ couponCount: z.number().int().min(0), pointWon: won(), coinWon: won() });

export const leavingSchemas = defineSchemas({
  view: {
    summary: 'Returns what prevents leaving, what is lost and what is kept by law.',
    reply: z.object({
      /** Empty when the member can leave now. */
      obstacles: z.array(obstacle),
      losses,
      kept: z.array(z.object({ what: z.string(), term: z.string(), law: z.string() })),
    }),
  },
  leave: {
    summary: 'Ends the membership and deletes personal data.',
    /** What the member has read that they lose: 409 `LEAVE_CHANGED` when it is more by now. */
    body: z.object({ losses }),
    reply: z.object({}),
    errors: ['LEAVE_BLOCKED', 'LEAVE_CHANGED'],
  },
});
