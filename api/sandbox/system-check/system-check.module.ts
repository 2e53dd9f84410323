import { systemCalls } from '@shop/shared/contracts';
import { systemSchemas } from '@shop/shared/contracts/schemas';
import { addNotice, endNotices, noticeViewOf } from '../../src/modules/service/system';
import { addMs, minutesMs } from '../../src/platform/clock';
import type { Module } from '../../src/platform/deps';
import { route } from '../../src/platform/http/route';

/** Begins and ends maintenance for testers; in a real shop the operator writes the table. */
export const systemCheckModule: Module = {
  name: 'sandbox system check',
  routes: ({ db }) => [
    route(systemCalls.beginCheck, systemSchemas.beginCheck, async ({ body, now }) => {
      const { minutes, ...rest } = body;
      const notice = { ...rest, fromAt: now, toAt: addMs(now, minutesMs(minutes)) };
      await addNotice(db, notice);
      return { notice: noticeViewOf(notice) };
    }),
    route(systemCalls.endCheck, systemSchemas.endCheck, async ({ now }) => ({
      ended: await endNotices(db, now),
    })),
  ],
};
