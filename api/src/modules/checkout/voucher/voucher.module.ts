import { voucherCalls } from '@shop/shared/contracts';
import { voucherSchemas } from '@shop/shared/contracts/schemas';
import { minutesMs } from '../../../platform/clock';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { giftCardRegistered } from '../../benefit/point';
import { vouchersDue } from './voucher.events';
import { tellEndingVouchers } from './voucher.notices';
import { readVouchers } from './voucher.repository';
import { extendVoucher, issueVouchers, useGiftCard } from './voucher.service';
import { voucherOf } from './voucher.view';

/** 모바일 쿠폰 and gift cards that were bought. */
export const voucherModule: Module = {
  name: 'voucher',
  routes: (deps) => [
    route(voucherCalls.list, voucherSchemas.list, async ({ member, now }) => {
      const rows = await readVouchers(deps.db, member.memberNo, now);
      return { vouchers: rows.map((row) => voucherOf(deps.secrets, row, now)) };
    }),
    route(voucherCalls.extend, voucherSchemas.extend, ({ member, params }) =>
      extendVoucher(deps, member.memberNo, params.voucherNo),
    ),
  ],
  jobs: (deps) => {
    deps.jobs.everyInCluster(
      'voucher.notices',
      minutesMs(10),
      async () => void (await tellEndingVouchers(deps)),
    );
  },
  events: (deps) => {
    deps.outbox.on(vouchersDue, ({ orderNo }, _eventId, tx) => issueVouchers(deps, tx, orderNo));
    deps.outbox.on(giftCardRegistered, ({ numberHash }, _eventId, tx) =>
      useGiftCard(tx, numberHash, deps.clock.now()),
    );
  },
};
