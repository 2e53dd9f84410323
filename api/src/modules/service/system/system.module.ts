import { systemCalls } from '@shop/shared/contracts';
import { systemSchemas } from '@shop/shared/contracts/schemas';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { isTrial } from '../../../sandbox-parts';
import { catalogueRevision } from '../../catalogue/response-cache';
import { type NoticeRow, readNotice } from './system.repository';

export const noticeViewOf = ({ scope, reason, fromAt, toAt }: NoticeRow) => ({
  scope,
  reason,
  fromAt: fromAt.toISOString(),
  toAt: toAt.toISOString(),
});

export const systemModule: Module = {
  name: 'system',
  routes: (deps) => [
    route(systemCalls.status, systemSchemas.status, async ({ now }) => {
      const notice = await readNotice(deps.db, now);
      return {
        notice: notice ? noticeViewOf(notice) : null,
        isTrial: isTrial(deps.config),
        catalogueRevision: catalogueRevision(deps),
      };
    }),
  ],
};
