import type { GiftBody } from '@shop/shared/contracts';
import { isDigitalGoods, MAX_GIFT_SCHEDULE_DAYS, phoneDigits } from '@shop/shared/domain';
import { addMs, daysMs } from '../../../platform/clock';
import type { Queryable, Tx } from '../../../platform/db/db';
import { type FieldProblem, invalid } from '../../../platform/errors';
import { newNo } from '../../../platform/public-number';
import type { Secrets } from '../../../platform/secrets';
import { findMember } from '../../member/member';
import { insertGift, newToken } from '../gift-state';
import type { PricedSheet, Sheet } from '../order-sheet';

/** Who gets a gift, its card signed with the member's name unless another one is given, and when it is sent. */
export type PlacedGift = Omit<GiftBody, 'sendAt'> & { sendAt: Date | null };

const wrong = (path: string, message: string): FieldProblem[] => [
  { path: `gift.${path}`, message },
];

function scheduleProblem(sendAt: Date | null, now: Date): FieldProblem[] {
  if (sendAt === null) return [];
  if (sendAt <= now) return wrong('sendAt', '지금보다 뒤의 시각을 골라 주세요.');
  return sendAt > addMs(now, daysMs(MAX_GIFT_SCHEDULE_DAYS))
    ? wrong('sendAt', `${MAX_GIFT_SCHEDULE_DAYS}일 안의 시각을 골라 주세요.`)
    : [];
}

/**
 * What a gift sheet is ordered with; undefined for another sheet.
 * @throws AppError 400 without a receiver, for the member's own phone, and for a time that is past or too late
 */
export async function giftOf(
  db: Queryable,
  secrets: Secrets,
  { source, memberNo }: Sheet,
  gift: GiftBody | undefined,
  now: Date,
): Promise<PlacedGift | undefined> {
  if (source !== 'GIFT') return undefined;
  if (!gift) {
    const message = '선물 받는 분의 이름과 휴대폰 번호를 입력해 주세요.';
    throw invalid(wrong('receiverName', message), message);
  }
  const member = await findMember(db, secrets, memberNo);
  const sendAt = gift.sendAt === null ? null : new Date(gift.sendAt);
  const problems = scheduleProblem(sendAt, now);
  if (phoneDigits(member?.phone ?? '') === phoneDigits(gift.receiverPhone))
    problems.push(...wrong('receiverPhone', '내 휴대폰 번호로는 선물할 수 없어요.'));
  if (problems.length > 0) throw invalid(problems);
  return { ...gift, senderName: gift.senderName || (member?.name ?? ''), sendAt };
}

/** Writes the gift of an order that is being placed, with the secret of its link. */
export const writeGift = (
  tx: Tx,
  secrets: Secrets,
  { orderNo, senderNo, priced }: { orderNo: string; senderNo: number; priced: PricedSheet },
  { receiverName, receiverPhone, ...gift }: PlacedGift,
  now: Date,
): Promise<number> =>
  insertGift(
    tx,
    secrets,
    {
      ...gift,
      ...{ orderNo, senderNo, giftNo: newNo('G') },
      name: receiverName,
      phone: phoneDigits(receiverPhone),
      isVoucher: priced.lines.every(({ sellable }) => isDigitalGoods(sellable.goodsType)),
      areaFeeWon: priced.giftAreaFeeWon,
      token: newToken(secrets),
    },
    now,
  );
