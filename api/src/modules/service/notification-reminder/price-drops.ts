import { paths } from '@shop/shared/contracts';
import { dayInKorea, formatWon, isAdHour, marketingTerms } from '@shop/shared/domain';
import { z } from 'zod';
import { type Sql, sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { eachRow } from '../../../platform/each-row';
import { isListed } from '../../catalogue/goods';
import { emitNotice } from '../../member/notice';
import { allowedChannels } from '../notification-choice';

const memberRow = z.object({ memberNo: z.number() });
const dropRow = z.object({
  goodsNo: z.number(),
  name: z.string(),
  priceWon: z.number(),
  dropWon: z.number(),
});
type Drop = z.infer<typeof dropRow>;

/** Members of one run; the next run takes the others. */
const BATCH = 200;
/** Goods that one message names. */
const NAMED = 3;

const price = sql`(c.card->>'salePriceWon')::bigint`;

/** Favourites `f` whose goods cost less than when they were added, and less than in the last notification. */
const dropped = (where: Sql): Sql => sql`
  select f.member_no, f.ref_no as goods_no, case when g.adult_yn then '성인 인증 상품' else g.name end as name,
    ${price} as price_won, f.price_won - ${price} as drop_won
  from favorite f join goods g on g.goods_no = f.ref_no join goods_card c on c.goods_no = g.goods_no
  where f.target_cd = '10' and ${isListed} and not g.sold_out
    and ${price} < least(f.price_won, coalesce(f.told_price_won, f.price_won)) and ${where}`;

/** The greatest drops by name, and how many others. */
function dropsText(drops: readonly Drop[]): string {
  const named = drops
    .slice(0, NAMED)
    .map(
      ({ name, priceWon, dropWon }) => `${name} ${formatWon(priceWon)} (${formatWon(dropWon)}↓)`,
    );
  const others = drops.length - named.length;
  return named.join(', ') + (others > 0 ? ` 외 ${others}개` : '');
}

/** One message of a day, to a member who allows advertising on a channel that is on for prices. */
function tellOne(deps: Deps, memberNo: number, today: string): Promise<boolean> {
  const now = deps.clock.now();
  return deps.db.tx(async (tx) => {
    await tx.run(sql`select member_no from member where member_no = ${memberNo} for update`);
    if ((await allowedChannels(deps, tx, memberNo, 'PRICE')).length === 0) return false;
    const drops = await tx.rows(
      dropRow,
      sql`
      select goods_no, name, price_won, drop_won from (${dropped(sql`f.member_no = ${memberNo}`)}) d
      order by drop_won desc, goods_no`,
    );
    if (drops.length === 0) return false;
    const isFirst = await tx.run(sql`
      insert into price_notice (member_no, told_on) values (${memberNo}, ${today})
      on conflict (member_no) do update set told_on = excluded.told_on where price_notice.told_on <> excluded.told_on`);
    if (isFirst === 0) return false;
    const goodsNos = drops.map(({ goodsNo }) => goodsNo);
    await tx.run(sql`
      update favorite f set told_price_won = ${price} from goods_card c
      where f.member_no = ${memberNo} and f.target_cd = '10' and f.ref_no = any(${goodsNos}::bigint[])
        and c.goods_no = f.ref_no`);
    const [first] = drops;
    const path =
      drops.length === 1 && first
        ? paths.goods(first.goodsNo)
        : paths.favorites({ filter: 'drop' });
    const key = `price-drop:${memberNo}:${today}`;
    const facts = { drops: dropsText(drops) };
    await emitNotice(tx, { memberNo, step: 'PRICE_DROPPED', key, path, facts }, now);
    return true;
  });
}

/**
 * Tells members of lower prices of their favourites: advertising, so by day, with consent, and once a day at most.
 * @returns how many members
 */
export async function tellPriceDrops(deps: Deps): Promise<number> {
  const now = deps.clock.now().getTime();
  if (!isAdHour(now)) return 0;
  const today = dayInKorea(now);
  let told = 0;
  let after = 0;
  for (;;) {
    const members = await deps.db.rows(
      memberRow,
      sql`
      select distinct member_no from (${dropped(sql`f.member_no > ${after}`)}) d join member m using (member_no)
      where m.status = 'ACTIVE'
        and not exists (select from price_notice n where n.member_no = m.member_no and n.told_on = ${today})
        and exists (select from member_consent k where k.member_no = m.member_no and k.is_given
          and k.code = any(${marketingTerms}::text[]))
      order by member_no limit ${BATCH}`,
    );
    const failure = 'a member could not be told of a price';
    told += await eachRow(deps.log, failure, members, ({ memberNo }) =>
      tellOne(deps, memberNo, today),
    );
    if (members.length < BATCH) return told;
    after = members.at(-1)?.memberNo ?? after;
  }
}
