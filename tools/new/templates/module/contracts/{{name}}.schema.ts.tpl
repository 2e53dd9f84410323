import { z } from 'zod';
import { defineSchemas } from './call';

export const {{camel}}Schemas = defineSchemas({
  list: {
    summary: 'Lists {{camel}}.',
    reply: z.object({ items: z.array(z.object({ no: z.number(), title: z.string() })) }),
  },
});
