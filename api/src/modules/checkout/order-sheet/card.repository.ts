import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import type { RowSchema } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import type { Card } from './card.rules';

const cardRow: RowSchema<Card> = z.object({
  cardCd: z.string(),
  cardNm: z.string(),
  cardNoTail: z.string().nullable(),
  isOwn: z.boolean(),
  offers: z.array(z.strictObject({ months: z.array(z.number()), minAmountWon: z.number() })),
});

/** The card companies: the mall's own first, then those of the member's cards, then the rest. */
export const readCards = (db: Queryable, memberNo: number, now: Date): Promise<Card[]> =>
  db.rows(
    cardRow,
    sql`
    select c.card_cd, c.name as card_nm, m.tail as card_no_tail, c.is_own,
      coalesce((select json_agg(json_build_object('months', p.months, 'minAmountWon', p.min_amount))
        from card_promo p where p.card_cd = c.card_cd and p.from_at <= ${now} and p.to_at > ${now}), '[]') as offers
    from card_company c left join member_card m on m.card_cd = c.card_cd and m.member_no = ${memberNo}
    order by c.is_own desc, m.tail is null, c.sort`,
  );
