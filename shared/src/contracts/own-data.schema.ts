import { z } from 'zod';
import { defineSchemas } from './call';
import { instant } from './part.schema';

/** A part of the copy. Keys of a row are the Korean names of its values. */
const section = z.object({
  title: z.string(),
  rows: z.array(z.record(z.string(), z.unknown())),
});

export const ownDataSchemas = defineSchemas({
  copy: {
    summary: 'Returns a copy of all personal data that the shop stores about the member.',
    reply: z.object({ at: instant(), sections: z.array(section) }),
    errors: ['CHECK_REQUIRED'],
  },
});

export type OwnDataSection = z.output<typeof section>;
