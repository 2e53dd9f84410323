import { ownDataCalls } from '@shop/shared/contracts';
import { ownDataSchemas } from '@shop/shared/contracts/schemas';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { ownDataOf } from './own-data.service';

/** 내 정보 내려받기: a copy of all own data. */
export const ownDataModule: Module = {
  name: 'own-data',
  routes: (deps) => [
    route(ownDataCalls.copy, ownDataSchemas.copy, ({ member }) => ownDataOf(deps, member), {
      limit: 'costly',
    }),
  ],
};
