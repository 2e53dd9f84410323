import { addMs, daysMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { deleteKeptPersons, erasePersons, listOldOrders, ORDER_YEARS } from './order-person';

/** Something that is kept for a time. `erase` runs once a day, in batches where rows may be many. */
export interface Term {
  /** Names its rows in the report. */
  name: string;
  /** What is erased, and the law or reason of its time. */
  why: string;
  /** @returns how many rows; a full batch runs again at once */
  erase(deps: Deps, now: Date): Promise<number>;
}

export const BATCH = 500;

const yearsAgo = (now: Date, years: number): Date => {
  const before = new Date(now);
  before.setFullYear(before.getFullYear() - years);
  return before;
};

async function eraseOldOrders({ db, secrets }: Deps, now: Date): Promise<number> {
  const orderNos = await listOldOrders(db, yearsAgo(now, ORDER_YEARS), BATCH);
  if (orderNos.length === 0) return 0;
  return db.tx((tx) => erasePersons(tx, secrets, orderNos, now));
}

/** What a term deletes by the age of its rows. */
export const terms: readonly Term[] = [
  {
    name: 'orders',
    why: '주문·결제·배송 기록의 개인정보 5년, 전자상거래법 시행령 제6조',
    erase: eraseOldOrders,
  },
  {
    name: 'kept-orders',
    why: '탈퇴한 회원의 분리 보관분, 주문부터 5년, 전자상거래법 시행령 제6조',
    erase: ({ db }, now) => deleteKeptPersons(db, now),
  },
  {
    name: 'consents-of-left-members',
    why: '탈퇴한 회원의 동의 기록 5년, 개인정보보호법 제22조',
    erase: ({ db }, now) =>
      db.run(sql`
        delete from member_consent c using member m
        where m.member_no = c.member_no and m.withdrawn_at < ${yearsAgo(now, ORDER_YEARS)}`),
  },
  {
    name: 'order-history',
    why: '상태 변경 기록 5년, 주문 기록과 같음',
    erase: ({ db }, now) =>
      db.run(sql`
        delete from state_history where history_no in (
          select history_no from state_history where at < ${yearsAgo(now, ORDER_YEARS)} limit ${BATCH})`),
  },
  {
    name: 'tracking',
    why: '배송 추적 기록 5년, 주문 기록과 같음',
    erase: ({ db }, now) =>
      db.run(sql`delete from tracking_event where at < ${yearsAgo(now, ORDER_YEARS)}`),
  },
  {
    name: 'external-link-consents',
    why: '제3자 제공 동의 기록 5년, 개인정보보호법 제22조',
    erase: ({ db }, now) =>
      db.run(
        sql`delete from external_link_consent where agreed_at < ${yearsAgo(now, ORDER_YEARS)}`,
      ),
  },
  {
    name: 'review-reports',
    why: '신고 처리 기록 3년, 전자상거래법 시행령 제6조(분쟁 처리)',
    erase: ({ db }, now) => db.run(sql`delete from review_report where at < ${yearsAgo(now, 3)}`),
  },
  {
    name: 'feedback',
    why: '추천 반응 1년, 추천을 고치는 데 쓰는 동안',
    erase: ({ db }, now) =>
      db.run(sql`delete from recommend_feedback where at < ${yearsAgo(now, 1)}`),
  },
  {
    name: 'webhooks',
    why: '결제 알림 번호 1년, 같은 알림을 다시 받을 수 있는 동안',
    erase: ({ db }, now) =>
      db.run(sql`delete from payment_webhook where received_at < ${yearsAgo(now, 1)}`),
  },
  {
    name: 'wrong-codes',
    why: '잘못 입력한 코드 1일, 시도 제한에 쓰는 동안',
    erase: ({ db }, now) =>
      db.run(sql`delete from wrong_code where at < ${addMs(now, -daysMs(1))}`),
  },
  {
    name: 'reports',
    why: '파기 보고 3년',
    erase: ({ db }, now) =>
      db.run(sql`delete from retention_run where ran_at < ${yearsAgo(now, 3)}`),
  },
];
