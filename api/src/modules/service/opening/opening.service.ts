import { paths } from '@shop/shared/contracts';
import { MAX_OPENING_ALERTS, OPENING_ALERT_DAYS } from '@shop/shared/domain';
import { addMs, daysMs } from '../../../platform/clock';
import type { Tx } from '../../../platform/db/db';
import type { Deps } from '../../../platform/deps';
import { notFound, refused } from '../../../platform/errors';
import { emit } from '../../../platform/outbox';
import { emitNotice } from '../../member/notice';
import { saleOpened } from './opening.events';
import {
  countWaiting,
  deleteAlert,
  lockMember,
  markTold,
  planned,
  putAlert,
  type Target,
  takeOpened,
  waitingAlert,
} from './opening.repository';

const isOpen = () => refused('OPENING_OPEN', '이미 판매하고 있는 상품이에요.');
const isOver = () => refused('OPENING_ENDED', '판매가 끝나서 알림을 받을 수 없어요.');
const tooMany = () =>
  refused(
    'OPENING_LIMIT',
    `오픈 알림은 ${MAX_OPENING_ALERTS}개까지 받을 수 있어요. 기다리지 않는 알림을 지워 주세요.`,
  );

/** A deal's alert ends with the deal; other ones some time after the opening, or after now. */
function endOf(now: Date, opensAt: Date | null, closesAt: Date | null): Date {
  const from = opensAt && opensAt > now ? opensAt : now;
  return closesAt ?? addMs(from, daysMs(OPENING_ALERT_DAYS));
}

/**
 * Waits until goods go on sale, or a time deal of theirs begins. An alert that already waits stays as
 * it is; one that is over starts anew.
 * @throws AppError 404, or 422 when it is open or over, or at the limit
 */
export async function addAlert(
  { db, clock }: Deps,
  memberNo: number,
  target: Target,
): Promise<{ alertNo: number; endsAt: string }> {
  const now = clock.now();
  const alert = await db.tx(async (tx) => {
    await lockMember(tx, memberNo);
    const plan = await planned(tx, target, now);
    if (!plan) throw notFound();
    if (plan.isOver) throw isOver();
    if (plan.isOpen) throw isOpen();
    const waiting = await waitingAlert(tx, memberNo, target, now);
    if (waiting) return waiting;
    if ((await countWaiting(tx, memberNo, now)) >= MAX_OPENING_ALERTS) throw tooMany();
    const endsAt = endOf(now, plan.opensAt, plan.closesAt);
    return { alertNo: await putAlert(tx, memberNo, target, now, endsAt), endsAt };
  });
  return { alertNo: alert.alertNo, endsAt: alert.endsAt.toISOString() };
}

/** @throws AppError 404 when the member has no such alert */
export async function removeAlert({ db }: Deps, memberNo: number, alertNo: number) {
  if (!(await deleteAlert(db, memberNo, alertNo))) throw notFound('오픈 알림을 찾을 수 없어요.');
  return {};
}

/** Maximum number of alerts in one transaction. */
const BATCH = 100;

/**
 * Emits one event for each waiting alert whose goods or deal have opened. Several processes may run
 * it at once. @returns how many
 */
export async function announceOpenings({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  let announced = 0;
  for (let taken = BATCH; taken === BATCH; announced += taken) {
    taken = await db.tx(async (tx) => {
      const alerts = await takeOpened(tx, clock.now(), BATCH);
      for (const alert of alerts) await emit(tx, saleOpened, alert);
      return alerts.length;
    });
  }
  return announced;
}

/** Tells the member of an alert that its goods or deal have opened, once. */
export async function tellOpened(tx: Tx, alertNo: number, now: Date): Promise<void> {
  const told = await markTold(tx, alertNo, now);
  if (!told) return;
  const { memberNo, createdAt, goodsNo, goodsName } = told;
  await emitNotice(
    tx,
    {
      ...{ memberNo, step: 'SALE_OPENED', path: paths.goods(goodsNo), facts: { goodsName } },
      // The row of an alert that is set anew is the same.
      key: `opening:${alertNo}:${createdAt.getTime()}`,
    },
    now,
  );
}
