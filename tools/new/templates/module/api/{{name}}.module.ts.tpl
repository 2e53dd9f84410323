import { {{camel}}Calls } from '@shop/shared/contracts';
import { {{camel}}Schemas } from '@shop/shared/contracts/schemas';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { listLatest } from './{{name}}.repository';

export const {{camel}}Module: Module = {
  name: '{{name}}',
  routes: ({ db, clock }) => [
    route({{camel}}Calls.list, {{camel}}Schemas.list, async () => ({
      items: await listLatest(db, clock.now()),
    })),
  ],
};
