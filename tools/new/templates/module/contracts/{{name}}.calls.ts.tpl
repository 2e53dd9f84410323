import { defineCalls } from './call';
import type { {{camel}}Schemas } from './{{name}}.schema';

export const {{camel}}Calls = defineCalls<typeof {{camel}}Schemas>()('{{camel}}', {
  /** The latest ten. */
  list: { method: 'GET', path: '/{{name}}/v1/front/list', auth: 'public' },
});
