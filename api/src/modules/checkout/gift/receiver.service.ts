import type { CallInput, giftCalls } from '@shop/shared/contracts';
import { type GiftRejectReason, MAX_GIFT_TRIES } from '@shop/shared/domain';
import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { AppError, refused } from '../../../platform/errors';
import { emit } from '../../../platform/outbox';
import { attachUploads } from '../../member/upload';
import { refundGift } from '../claim';
import { type GiftRow, moveGift, receiverOf } from '../gift-state';
import { notifyMember } from '../history';
import { vouchersDue } from '../voucher';
import { assertPass, assertState, type Holder, lockByToken } from './gift.reader';
import { needsAdultCheck } from './gift.view';

const locked = () =>
  new AppError(
    409,
    'GIFT_LOCKED',
    '번호를 여러 번 잘못 입력해 잠겼어요. 보낸 분에게 다시 보내 달라고 해 주세요.',
    { triesLeft: 0 },
  );

/**
 * Checks the last four digits of the receiver's phone. Each wrong try counts, over all browsers.
 * @returns the gift, for whose pass the caller cares
 * @throws AppError 404 `GIFT_UNKNOWN` | 422 `GIFT_PHONE` with the tries that are left | 409 `GIFT_LOCKED`
 */
export async function verifyPhone(
  deps: Deps,
  { token, memberNo }: Pick<Holder, 'token' | 'memberNo'>,
  phoneTail: string,
): Promise<GiftRow> {
  // A wrong try is written, so its refusal follows after the commit.
  const { gift, tries } = await deps.db.tx(async (tx) => {
    const gift = await lockByToken(tx, token);
    const { giftNo, senderNo } = gift;
    if (gift.lockedAt !== null) return { gift, tries: MAX_GIFT_TRIES };
    if (receiverOf(deps.secrets, gift).phone.endsWith(phoneTail)) {
      const opener = memberNo === undefined || memberNo === senderNo ? gift.openedBy : memberNo;
      await tx.run(sql`update gift set tries = 0, opened_by = ${opener} where gift_no = ${giftNo}`);
      return { gift, tries: 0 };
    }
    const tries = gift.tries + 1;
    const lockedAt = tries >= MAX_GIFT_TRIES ? deps.clock.now() : null;
    await tx.run(
      sql`update gift set tries = ${tries}, locked_at = ${lockedAt} where gift_no = ${giftNo}`,
    );
    return { gift, tries };
  });
  if (tries >= MAX_GIFT_TRIES) throw locked();
  if (tries > 0) {
    const triesLeft = MAX_GIFT_TRIES - tries;
    const message = `번호가 맞지 않아요. ${triesLeft}번 더 입력할 수 있어요.`;
    throw refused('GIFT_PHONE', message, { triesLeft });
  }
  return gift;
}

type Consents = CallInput<typeof giftCalls.accept>['body']['consents'];

/** @throws AppError 422 `GIFT_OWN` | `GIFT_MEMBER` | `GIFT_ADULT` */
async function assertMayAccept(
  tx: Tx,
  gift: GiftRow,
  memberNo: number | undefined,
  now: Date,
): Promise<void> {
  if (memberNo === gift.senderNo) throw refused('GIFT_OWN', '내가 보낸 선물은 받을 수 없어요.');
  if (gift.isVoucher && memberNo === undefined)
    throw refused('GIFT_MEMBER', '모바일 쿠폰은 로그인한 뒤 받을 수 있어요.');
  if (await needsAdultCheck(tx, gift.orderNo, memberNo, now))
    throw refused('GIFT_ADULT', '성인 인증을 마친 뒤 받을 수 있어요.');
}

/**
 * 선물 받기. A voucher is the accepting member's at once; parcels wait for the address.
 * @throws AppError 422 `CONSENT_REQUIRED` | `GIFT_OWN` | `GIFT_MEMBER` | `GIFT_ADULT`, 409 `STATE`
 */
export async function acceptGift(deps: Deps, holder: Holder, consents: Consents): Promise<void> {
  await deps.db.tx(async (tx) => {
    const now = deps.clock.now();
    const gift = await lockByToken(tx, holder.token);
    assertPass(holder);
    assertState(gift, 'SENT');
    const missing = (['PRIVACY', 'THIRD_PARTY'] as const).filter((one) => !consents.includes(one));
    if (missing.length > 0)
      throw refused('CONSENT_REQUIRED', '필수 약관에 모두 동의해 주세요.', { codes: missing });
    const { memberNo = null } = holder;
    await assertMayAccept(tx, gift, holder.memberNo, now);
    const accepted = await moveGift(
      tx,
      gift,
      'ACCEPTED',
      { actor: 'receiver', now },
      sql`, accepted_at = ${now}, accepted_by = ${memberNo}`,
    );
    if (!gift.isVoucher) return;
    const by = { actor: 'system', reason: '모바일 쿠폰 발급', now } as const;
    await moveGift(tx, accepted, 'ADDRESS_DONE', by, sql`, address_at = ${now}`);
    await emit(tx, vouchersDue, { orderNo: gift.orderNo });
  });
}

/** 거절하기: the sender learns that, not why, and has everything back. @returns the claim @throws AppError 409 `STATE` */
export const rejectGift = (
  deps: Deps,
  holder: Holder,
  { reason, text }: { reason: GiftRejectReason; text: string },
): Promise<{ claimNo: string }> =>
  deps.db.tx(async (tx) => {
    const now = deps.clock.now();
    const gift = await lockByToken(tx, holder.token);
    assertPass(holder);
    assertState(gift, 'SENT');
    const textEnc = text === '' ? null : deps.secrets.seal(text);
    const by = { actor: 'receiver', now } as const;
    const columns = sql`, reject_reason = ${reason}, reject_text_enc = ${textEnc}`;
    await moveGift(tx, gift, 'REJECTED', by, columns);
    const refund = { actor: 'system', reason: '선물 거절', now } as const;
    return refundGift(tx, gift, 'GIFT_REJECTED', refund);
  });

/** A picture comes from a member only. @throws AppError 422 `GIFT_MEMBER` | `UPLOAD_GONE` */
async function attachPhoto(
  tx: Tx,
  { memberNo }: Holder,
  giftNo: string,
  fileNos: readonly string[],
): Promise<string | null> {
  const [fileNo] = fileNos;
  if (fileNo === undefined) return null;
  if (memberNo === undefined) {
    throw refused('GIFT_MEMBER', '사진은 로그인한 뒤 보낼 수 있어요.');
  }
  const attachedTo = `gift:${giftNo}`;
  await attachUploads(tx, { memberNo, purpose: 'GIFT', fileNos, attachedTo });
  return fileNo;
}

/** 감사 인사, once. @throws AppError 409 `STATE` | as `attachPhoto` */
export const thankSender = (
  deps: Deps,
  holder: Holder,
  { text, fileNos }: { text: string; fileNos: readonly string[] },
): Promise<void> =>
  deps.db.tx(async (tx) => {
    const now = deps.clock.now();
    const gift = await lockByToken(tx, holder.token);
    assertPass(holder);
    assertState(gift, 'ACCEPTED', 'ADDRESS_DONE');
    if (gift.thankedAt !== null)
      throw new AppError(409, 'STATE', '감사 인사는 한 번만 보낼 수 있어요.');
    const thanksEnc = deps.secrets.seal(JSON.stringify(text));
    const fileNo = await attachPhoto(tx, holder, gift.giftNo, fileNos);
    await tx.run(sql`
      update gift set thanks_enc = ${thanksEnc}, thanks_file_no = ${fileNo}, thanked_at = ${now}
      where gift_no = ${gift.giftNo}`);
    await notifyMember(tx, { step: 'GIFT_THANKED', of: 'gift', ref: gift.giftNo }, now);
  });
