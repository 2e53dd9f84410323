import type { CallReply, leavingCalls } from '@shop/shared/contracts';
import { paths } from '@shop/shared/contracts';
import { keptAfterLeaving, type LeavingObstacle, leavingObstacles } from '@shop/shared/domain';
import type { Queryable, Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { conflict } from '../../../platform/errors';
import { countUsableCoupons } from '../../benefit/coupon';
import { spendable, takeBack } from '../../benefit/point';
import { findMember, rememberFormer } from '../../member/member';
import { accountKeysOf } from '../../member/social';
import { eraseMember, findUnsettled } from './leaving.repository';

type View = CallReply<typeof leavingCalls.view>;
type Losses = View['losses'];

const wherePaths: Record<LeavingObstacle, string> = {
  ORDER: paths.orderList(),
  CLAIM: paths.orderList(),
  GIFT_CARD: paths.coins({ kind: 'GIFT_CARD' }),
  VOUCHER: paths.vouchers(),
};

async function obstaclesOf(db: Queryable, memberNo: number, now: Date): Promise<View['obstacles']> {
  const { hasOrder, hasClaim, hasVoucher } = await findUnsettled(db, memberNo);
  const { balanceWon } = await spendable(db, memberNo, 'GIFT_CARD', now);
  const kinds: [LeavingObstacle, boolean][] = [
    ['ORDER', hasOrder],
    ['CLAIM', hasClaim],
    ['GIFT_CARD', balanceWon > 0],
    ['VOUCHER', hasVoucher],
  ];
  return kinds
    .filter(([, stands]) => stands)
    .map(([kind]) => ({ kind, text: leavingObstacles[kind], path: wherePaths[kind] }));
}

async function lossesOf(db: Queryable, memberNo: number, now: Date): Promise<Losses> {
  const [point, coin] = [
    await spendable(db, memberNo, 'POINT', now),
    await spendable(db, memberNo, 'COIN', now),
  ];
  return {
    couponCount: await countUsableCoupons(db, memberNo, now),
    pointWon: point.balanceWon,
    coinWon: coin.balanceWon,
  };
}

/** What the member reads before leaving. */
export async function leavingView(deps: Deps, memberNo: number): Promise<View> {
  const now = deps.clock.now();
  return {
    obstacles: await obstaclesOf(deps.db, memberNo, now),
    losses: await lossesOf(deps.db, memberNo, now),
    kept: [...keptAfterLeaving],
  };
}

async function forfeit(tx: Tx, memberNo: number, losses: Losses, now: Date): Promise<void> {
  const money = [
    ['POINT', losses.pointWon],
    ['COIN', losses.coinWon],
  ] as const;
  for (const [kind, amountWon] of money) {
    const key = `left:${kind}:${memberNo}`;
    const movement = { memberNo, kind, amountWon, title: '탈퇴로 소멸', orderNo: null, key, now };
    await takeBack(tx, movement);
  }
}

/** By every way in which they could sign in again. */
async function rememberLeaver(deps: Deps, tx: Tx, memberNo: number, now: Date): Promise<void> {
  const member = await findMember(tx, deps.secrets, memberNo);
  const keys = await accountKeysOf(tx, memberNo);
  if (member) keys.push(`card:${member.cno}`);
  await rememberFormer(tx, deps.secrets, keys, now);
}

/**
 * Ends a membership, in one transaction. The member's lock is that of ordering, so that no order comes in between.
 * @param agreed what the member has read that they lose
 * @throws AppError 409 `LEAVE_BLOCKED` with the obstacles, or `LEAVE_CHANGED` when there is more to lose by now
 */
export async function leave(deps: Deps, memberNo: number, agreed: Losses): Promise<void> {
  const now = deps.clock.now();
  await deps.db.tx(async (tx) => {
    await tx.run(sql`select member_no from member where member_no = ${memberNo} for update`);
    const obstacles = await obstaclesOf(tx, memberNo, now);
    if (obstacles.length > 0) {
      throw conflict('LEAVE_BLOCKED', '먼저 정리할 것이 있어 탈퇴할 수 없어요.', { obstacles });
    }
    const losses = await lossesOf(tx, memberNo, now);
    const isMore =
      losses.couponCount > agreed.couponCount ||
      losses.pointWon > agreed.pointWon ||
      losses.coinWon > agreed.coinWon;
    if (isMore) {
      throw conflict('LEAVE_CHANGED', '사라지는 혜택이 늘었어요. 다시 확인해 주세요.', { losses });
    }
    await forfeit(tx, memberNo, losses, now);
    await rememberLeaver(deps, tx, memberNo, now);
    await eraseMember(tx, deps.secrets, memberNo, now);
  });
}
