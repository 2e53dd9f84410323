import { z } from 'zod';
import { grant } from '../modules/benefit/point';
import { insertAddress } from '../modules/member/address';
import { hashCno, openSession } from '../modules/member/member';
import { addMs, daysMs } from '../platform/clock';
import { sql } from '../platform/db/sql';
import type { TestShop } from './shop';
import type { Visitor } from './visitor';

const memberNoRow = z.object({ memberNo: z.number() });

/**
 * Signed-in members, each with an address and 1,000 points.
 * @param from the number of those that the test has added before
 */
export async function addMembers(shop: TestShop, count: number, from = 0): Promise<Visitor[]> {
  const { deps } = shop;
  const now = shop.clock.now();
  const { secrets } = deps;
  const visitors: Visitor[] = [];
  for (let at = from; at < from + count; at += 1) {
    const cno = `0${String(9_000_000 + at)}`;
    const memberNo = await deps.db.tx(async (tx) => {
      const member = await tx.one(
        memberNoRow,
        sql`
        insert into member (cno_enc, cno_hash, type_code, name_enc, phone_enc, email_enc, birth, joined_at)
        values (${secrets.seal(cno)}, ${hashCno(cno)}, '0', ${secrets.seal('시험')}, ${secrets.seal('01000000000')},
          ${secrets.seal('t@example.com')}, '19900101', ${now}) returning member_no`,
      );
      await insertAddress(
        tx,
        secrets,
        member.memberNo,
        {
          alias: '집',
          receiverName: '시험',
          receiverPhone: '01000000000',
          zip: '06134',
          road: '서울특별시 강남구 테헤란로 31',
          jibun: '',
          detail: '1호',
          messageCd: null,
          messageText: '',
          isDefault: true,
        },
        now,
      );
      await grant(tx, {
        memberNo: member.memberNo,
        kind: 'POINT',
        type: 'GRANT',
        amountWon: 1_000,
        title: '시험',
        reason: '40',
        orderNo: null,
        key: `test:${member.memberNo}`,
        now,
        expiresAt: addMs(now, daysMs(300)),
      });
      return member.memberNo;
    });
    const visitor = shop.visitor();
    const session = { memberNo, cno, typeCode: '0' as const };
    const tokens = await openSession(deps, session, {
      loginFromCd: '20',
      method: 'TEST',
      device: '시험',
    });
    visitor.cookies.set('accessToken', tokens.accessToken);
    visitor.cookies.set('refreshToken', tokens.refreshToken);
    visitors.push(visitor);
  }
  return visitors;
}
