import { systemCalls } from '@shop/shared/contracts';
import { systemSchemas } from '@shop/shared/contracts/schemas';
import { later, minutesMs } from '../../../platform/clock';
import type { Deps, Module } from '../../../platform/deps';
import { type RouteBinding, route } from '../../../platform/http/route';
import { addNotice, endNotices, type NoticeRow, readNotice } from './system.repository';

const viewOf = ({ scope, reason, fromAt, toAt }: NoticeRow) => ({
  scope,
  reason,
  fromAt: fromAt.toISOString(),
  toAt: toAt.toISOString(),
});

/** Plays checks for who tries the shop out; a real shop's operator writes the table. */
const sandboxRoutes = ({ db }: Deps): RouteBinding[] => [
  route(systemCalls.beginCheck, systemSchemas.beginCheck, async ({ body, now }) => {
    const { minutes, ...rest } = body;
    const notice = { ...rest, fromAt: now, toAt: later(now, minutesMs(minutes)) };
    await addNotice(db, notice);
    return { notice: viewOf(notice) };
  }),
  route(systemCalls.endCheck, systemSchemas.endCheck, async ({ now }) => ({
    ended: await endNotices(db, now),
  })),
];

export const systemModule: Module = {
  name: 'system',
  routes: (deps) => [
    route(systemCalls.status, systemSchemas.status, async ({ now }) => {
      const notice = await readNotice(deps.db, now);
      return { notice: notice ? viewOf(notice) : null };
    }),
    ...(deps.config.identityUrl ? [] : sandboxRoutes(deps)),
  ],
};
