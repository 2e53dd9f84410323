import { addMs, daysMs } from '../../../platform/clock';
import { sql, trustedSql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { deleteKeptPersons, erasePersons, listOldOrders, ORDER_YEARS } from './order-person';

/** Data with a retention time. `erase` runs once a day, in batches. */
export interface Term {
  /** Names its rows in the report. */
  name: string;
  /** What is erased, and the law or reason of its time. */
  why: string;
  /** @returns how many rows; a full batch runs again at once */
  erase(deps: Deps, now: Date): Promise<number>;
}

export const BATCH = 500;

type Before = (now: Date) => Date;

const years =
  (count: number): Before =>
  (now) => {
    const before = new Date(now);
    before.setFullYear(before.getFullYear() - count);
    return before;
  };
const oneDay: Before = (now) => addMs(now, -daysMs(1));

/** Deletes a batch of rows whose time in this column is before the limit. */
const deleteOlder =
  (table: string, column: string, before: Before): Term['erase'] =>
  ({ db }, now) =>
    db.run(sql`
      delete from ${trustedSql(table)} where ctid = any(array(
        select ctid from ${trustedSql(table)} where ${trustedSql(column)} < ${before(now)} limit ${BATCH}))`);

async function eraseOldOrders({ db, secrets }: Deps, now: Date): Promise<number> {
  const orderNos = await listOldOrders(db, years(ORDER_YEARS)(now), BATCH);
  if (orderNos.length === 0) return 0;
  return db.tx((tx) => erasePersons(tx, secrets, orderNos, now));
}

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
        delete from member_consent where consent_no in (
          select c.consent_no from member_consent c join member m using (member_no)
          where m.withdrawn_at < ${years(ORDER_YEARS)(now)} limit ${BATCH})`),
  },
  {
    name: 'order-history',
    why: '상태 변경 기록 5년, 주문 기록과 같음',
    erase: deleteOlder('state_history', 'at', years(ORDER_YEARS)),
  },
  {
    name: 'tracking',
    why: '배송 추적 기록 5년, 주문 기록과 같음',
    erase: deleteOlder('tracking_event', 'at', years(ORDER_YEARS)),
  },
  {
    name: 'external-link-consents',
    why: '제3자 제공 동의 기록 5년, 개인정보보호법 제22조',
    erase: deleteOlder('external_link_consent', 'agreed_at', years(ORDER_YEARS)),
  },
  {
    name: 'review-reports',
    why: '신고 처리 기록 3년, 전자상거래법 시행령 제6조(분쟁 처리)',
    erase: deleteOlder('review_report', 'at', years(3)),
  },
  {
    name: 'feedback',
    why: '추천 반응 1년, 추천을 고치는 데 쓰는 동안',
    erase: deleteOlder('recommend_feedback', 'at', years(1)),
  },
  {
    name: 'webhooks',
    why: '결제 알림 번호 1년, 같은 알림을 다시 받을 수 있는 동안',
    erase: deleteOlder('payment_webhook', 'received_at', years(1)),
  },
  {
    name: 'wrong-codes',
    why: '잘못 입력한 코드 1일, 시도 제한에 쓰는 동안',
    erase: deleteOlder('wrong_code', 'at', oneDay),
  },
  {
    name: 'reports',
    why: '파기 보고 3년',
    erase: deleteOlder('retention_run', 'ran_at', years(3)),
  },
];
