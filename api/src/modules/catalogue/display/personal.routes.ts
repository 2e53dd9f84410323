import { displayCalls, paths } from '@shop/shared/contracts';
import { displaySchemas } from '@shop/shared/contracts/schemas';
import { z } from 'zod';
import type { Db } from '../../../platform/db/db';
import { foundRow } from '../../../platform/db/row';
import { type Sql, sql } from '../../../platform/db/sql';
import { notFound } from '../../../platform/errors';
import { jsonText, type RouteBinding, route } from '../../../platform/http/route';
import { approvalSql, careServiceSql, holdsOwnCardSql } from './care-service.sql';
import {
  type CornerHead,
  chosenItemsSql,
  cornerHeadRow,
  cornerHeadSql,
  itemsRow,
} from './corner.sql';
import { type Clues, personalGoodsSql } from './personal.sql';

const holdsRow = z.object({ holds: z.boolean() });

/** Messages for a visitor, in place of those that need a member. */
const invitation = JSON.stringify([
  {
    type: 'content',
    title: '로그인하면 배송과 쿠폰 소식을 알려 드려요',
    text: '받을 수 있는 혜택도 함께 보여 드려요',
    image: null,
    link: paths.login(paths.home()),
  },
]);

/** The first item of a card corner is for members without the card, the second for its holders. */
const cardCornerItems = (items: string, holds: boolean): string => {
  const [offerItem, holderItem] = z.array(z.unknown()).parse(JSON.parse(items));
  const visibleItem = holds ? holderItem : offerItem;
  return JSON.stringify(visibleItem ? [visibleItem] : []);
};

export function personalRoutes(db: Db): RouteBinding[] {
  const itemsOf = async (query: Sql): Promise<string> => (await db.one(itemsRow, query)).items;

  const fill = async ({ cornerNo, rule }: CornerHead, history: Clues): Promise<string> => {
    const { memberNo } = history;
    const source = rule?.source ?? '';
    if (source === 'careService') return memberNo ? itemsOf(careServiceSql(memberNo)) : invitation;
    if (source === 'approval') return memberNo ? itemsOf(approvalSql(memberNo)) : '[]';
    if (source === 'card') {
      const holds = memberNo ? (await db.one(holdsRow, holdsOwnCardSql(memberNo))).holds : false;
      return cardCornerItems(await itemsOf(chosenItemsSql(cornerNo)), holds);
    }
    const goods = personalGoodsSql(source, history);
    return goods ? itemsOf(goods) : '[]';
  };

  return [
    route(
      displayCalls.personal,
      displaySchemas.personal,
      async ({ session, params, query, now }) => {
        const corner = await db.maybe(cornerHeadRow, cornerHeadSql(params.cornerNo));
        if (corner?.rule?.type !== 'personal') throw notFound('없는 코너예요.');
        const items = await fill(corner, {
          memberNo: session?.memberNo ?? null,
          goodsNos: query.goodsNos?.split(',').map(Number) ?? [],
          word: query.word ?? '',
          size: Math.min(corner.rule.size, 20),
          now,
        });
        return jsonText(`${corner.head.slice(0, -1)},"isDeferred":false,"items":${items}}`);
      },
    ),
    route(displayCalls.feedback, displaySchemas.feedback, async ({ member, body, now }) => {
      const { goodsNo, cornerNo, feedback } = body;
      const goods = await db.maybe(
        foundRow,
        sql`select true as found from goods where goods_no = ${goodsNo}`,
      );
      if (!goods) throw notFound('없는 상품이에요.');
      await db.run(sql`
        insert into recommend_feedback (member_no, goods_no, corner_no, feedback, at)
        values (${member.memberNo}, ${goodsNo}, ${cornerNo}, ${feedback}, ${now})
        on conflict (member_no, goods_no)
        do update set corner_no = excluded.corner_no, feedback = excluded.feedback, at = excluded.at`);
      return { goodsNo, feedback };
    }),
  ];
}
