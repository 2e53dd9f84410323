import { grant } from '@shop/api/modules/benefit/point';
import { insertAddress } from '@shop/api/modules/member/address';
import { hashCno } from '@shop/api/modules/member/member';
import { addMs, daysMs } from '@shop/api/platform/clock';
import type { Tx } from '@shop/api/platform/db/db';
import { countRow } from '@shop/api/platform/db/row';
import { sql } from '@shop/api/platform/db/sql';
import type { Deps } from '@shop/api/platform/deps';
import { z } from 'zod';
import { type SamplePerson, sampleCards, samplePeople } from './people';

const memberNoRow = z.object({ memberNo: z.number() });

async function insertPerson(tx: Tx, deps: Deps, person: SamplePerson): Promise<void> {
  const now = deps.clock.now();
  const { secrets } = deps;
  const { memberNo } = await tx.one(
    memberNoRow,
    sql`
    insert into member (cno_enc, cno_hash, type_code, name_enc, phone_enc, email_enc, birth, grade, joined_at,
      adult_verified_until)
    values (${secrets.seal(person.cno)}, ${hashCno(person.cno)}, ${person.typeCode}, ${secrets.seal(person.name)},
      ${secrets.seal(person.phone)}, ${secrets.seal(person.email)}, ${person.birth}, ${person.grade},
      ${addMs(now, -daysMs(400))}, ${person.isAdultVerified ? addMs(now, daysMs(300)) : null})
    returning member_no`,
  );
  for (const [at, address] of person.addresses.entries()) {
    await insertAddress(
      tx,
      secrets,
      memberNo,
      {
        ...address,
        messageCd: address.messageCd as '60' | null,
        messageText: '',
        receiverName: person.name,
        receiverPhone: person.phone,
        isDefault: at === 0,
      },
      now,
    );
  }
  for (const [cardCd, tail] of person.cards) {
    await tx.run(sql`
      insert into member_card (member_no, card_cd, tail) values (${memberNo}, ${cardCd}, ${tail})`);
  }
  for (const [kind, amountWon] of [
    ['POINT', person.pointWon],
    ['COIN', person.coinWon],
  ] as const) {
    // Two lots, one of which expires soon, so that 소멸 예정 is not empty.
    const soonWon = Math.floor(amountWon / 4);
    for (const [part, days] of [
      [soonWon, 20],
      [amountWon - soonWon, 700],
    ] as const) {
      await grant(tx, {
        memberNo,
        kind,
        type: 'GRANT',
        amountWon: part,
        title: kind === 'POINT' ? '가입 축하 포인트' : '첫 구매 응원 코인',
        reason: '40',
        orderNo: null,
        key: `sample:${memberNo}:${kind}:${days}`,
        now,
        expiresAt: addMs(now, daysMs(days)),
      });
    }
  }
}

async function insertCards(tx: Tx, now: Date): Promise<void> {
  const endsAt = addMs(now, daysMs(3650));
  for (const [sort, card] of sampleCards.entries()) {
    await tx.run(sql`
      insert into card_company (card_cd, name, is_own, sort)
      values (${card.cardCd}, ${card.name}, ${card.isOwn}, ${sort})`);
    const offers: [number[], number][] = card.isOwn
      ? [
          [[2, 3, 4, 5, 6], 50_000],
          [[7, 8, 9, 10, 11, 12], 300_000],
        ]
      : [[[2, 3], 50_000]];
    for (const [months, minAmountWon] of offers) {
      await tx.run(sql`
        insert into card_promo (card_cd, months, min_amount, from_at, to_at)
        values (${card.cardCd}, ${months}, ${minAmountWon}, ${addMs(now, -daysMs(30))}, ${endsAt})`);
    }
  }
}

/**
 * The sample members, their addresses, cards, points and coins. Does nothing when there are members.
 * @returns whether they were made now.
 */
export function seedMembers(deps: Deps): Promise<boolean> {
  return deps.db.tx(async (tx) => {
    const { count } = await tx.one(countRow, sql`select count(*) from member`);
    if (count > 0) return false;
    await insertCards(tx, deps.clock.now());
    for (const person of samplePeople) await insertPerson(tx, deps, person);
    return true;
  });
}
