import { paths } from '@shop/shared/contracts';
import { MAX_RESTOCK_ALERTS, RESTOCK_ALERT_DAYS } from '@shop/shared/domain';
import { addMs, daysMs } from '../../../platform/clock';
import type { Tx } from '../../../platform/db/db';
import type { Deps } from '../../../platform/deps';
import { notFound, refused } from '../../../platform/errors';
import { emit } from '../../../platform/outbox';
import { emitNotice } from '../../member/notice';
import { stockReturned } from './restock.events';
import {
  countWaiting,
  deleteAlert,
  lockMember,
  markTold,
  putAlert,
  takeReturned,
  waitingUntil,
  wantedSku,
} from './restock.repository';

const notForSale = () =>
  refused('RESTOCK_NOT_FOR_SALE', '지금은 판매하지 않는 상품이라 알림을 받을 수 없어요.');
const inStock = () => refused('RESTOCK_IN_STOCK', '지금 바로 구매할 수 있는 상품이에요.');
const tooMany = () =>
  refused(
    'RESTOCK_LIMIT',
    `재입고 알림은 ${MAX_RESTOCK_ALERTS}개까지 받을 수 있어요. 기다리지 않는 알림을 지워 주세요.`,
  );

/**
 * Waits for a SKU that is sold out. An alert that already waits stays as it is; one that is over starts anew.
 * @throws AppError 404, or 422 when the SKU is in stock or not for sale, or at the limit
 */
export async function addAlert(
  { db, clock }: Deps,
  memberNo: number,
  skuNo: number,
): Promise<{ endsAt: string }> {
  const now = clock.now();
  const endsAt = await db.tx(async (tx) => {
    await lockMember(tx, memberNo);
    const sku = await wantedSku(tx, skuNo);
    if (!sku) throw notFound();
    if (!sku.isForSale) throw notForSale();
    if (sku.isInStock) throw inStock();
    const waiting = await waitingUntil(tx, memberNo, skuNo, now);
    if (waiting) return waiting;
    if ((await countWaiting(tx, memberNo, now)) >= MAX_RESTOCK_ALERTS) throw tooMany();
    const end = addMs(now, daysMs(RESTOCK_ALERT_DAYS));
    await putAlert(tx, memberNo, skuNo, now, end);
    return end;
  });
  return { endsAt: endsAt.toISOString() };
}

/** @throws AppError 404 when the member has no alert of this SKU */
export async function removeAlert({ db }: Deps, memberNo: number, skuNo: number) {
  if (!(await deleteAlert(db, memberNo, skuNo))) throw notFound('재입고 알림을 찾을 수 없어요.');
  return {};
}

/** Maximum number of alerts in one transaction. */
const BATCH = 100;

/**
 * Emits one event for each waiting alert whose SKU is in stock again. Several processes may run it
 * at once. @returns how many
 */
export async function announceReturns({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  let announced = 0;
  for (let taken = BATCH; taken === BATCH; announced += taken) {
    taken = await db.tx(async (tx) => {
      const alerts = await takeReturned(tx, clock.now(), BATCH);
      for (const alert of alerts) await emit(tx, stockReturned, alert);
      return alerts.length;
    });
  }
  return announced;
}

/** Tells the member of an alert that the SKU is back, once. */
export async function tellReturned(tx: Tx, alertNo: number, now: Date): Promise<void> {
  const told = await markTold(tx, alertNo, now);
  if (!told) return;
  const { memberNo, createdAt, goodsNo, goodsName, optionText } = told;
  await emitNotice(
    tx,
    {
      ...{ memberNo, step: 'RESTOCKED', path: paths.goods(goodsNo) },
      // The row of an alert that is set anew is the same.
      key: `restock:${alertNo}:${createdAt.getTime()}`,
      facts: { goodsName: [goodsName, optionText].filter(Boolean).join(' ') },
    },
    now,
  );
}
