import type { CallInput, giftCalls } from '@shop/shared/contracts';
import { deliveryMessageText, phoneDigits } from '@shop/shared/domain';
import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { conflict, isAppError, refused } from '../../../platform/errors';
import { addAddress, areaFeeOf, listAddresses } from '../../member/address';
import { type GiftRow, moveGift, secretHash } from '../gift-state';
import type { Receiver } from '../order';
import { assertPass, giftOrderOf, type Holder, lockByToken, ownsAddress } from './gift.reader';
import { isAddressOpen, type Shipping } from './gift.view';

type Body = CallInput<typeof giftCalls.shipping>['body'];

/** The sender has prepaid the surcharge of an area. @throws AppError 422 `GIFT_AREA` beyond it */
async function assertArea(tx: Tx, { areaFeeWon }: GiftRow, zip: string): Promise<void> {
  if (areaFeeWon !== null && (await areaFeeOf(tx, zip)) > areaFeeWon)
    throw refused(
      'GIFT_AREA',
      '도서산간 배송비가 더 드는 곳이에요. 다른 주소를 입력하거나 보낸 분에게 알려 주세요.',
    );
}

async function storeOnOrder(
  deps: Deps,
  tx: Tx,
  { orderNo }: GiftRow,
  given: Shipping,
): Promise<void> {
  const { receiverName: name, receiverPhone: phone, zip, road, detail } = given;
  const receiver: Receiver = { name, phone, zip, road, detail };
  const message = deliveryMessageText(given.messageCd, given.messageText);
  await tx.run(sql`
    update orders set receiver_enc = ${deps.secrets.seal(JSON.stringify(receiver))}, zip = ${zip},
      message_text = ${message} where order_no = ${orderNo}`);
  await tx.run(sql`
    update order_delivery_group set message_text = ${message} where order_no = ${orderNo}`);
}

/** The seller learns of the order now: the promised arrival counts from here, or from the day it is reserved for. */
const promiseFromNow = (tx: Tx, { orderNo }: GiftRow, now: Date): Promise<number> =>
  tx.run(sql`
    update order_item set promised_from = greatest(promised_from, ${now}) where order_no = ${orderNo}`);

/** 내 배송지에 저장. A full address book keeps the gift from nothing. */
async function keepAddress(deps: Deps, memberNo: number, given: Shipping): Promise<void> {
  const { zip, road, detail } = given;
  const known = await listAddresses(deps.db, deps.secrets, memberNo);
  if (known.some((one) => one.zip === zip && one.road === road && one.detail === detail)) return;
  const address = { ...given, alias: '', jibun: '', isDefault: false };
  await addAddress(deps, memberNo, address).catch((error: unknown) => {
    if (!isAppError(error)) throw error;
    deps.log.info({ code: error.code }, 'the address of a gift was not kept');
  });
}

/**
 * 배송지 입력, and its change until a seller begins with the goods.
 * @throws AppError 409 `STATE` | 422 `GIFT_AREA` | `CONSENT_REQUIRED` for the first address
 */
export async function enterAddress(
  deps: Deps,
  holder: Holder,
  { saves, agrees, ...body }: Body,
): Promise<void> {
  const given: Shipping = {
    ...body,
    receiverPhone: phoneDigits(body.receiverPhone),
    messageCd: body.messageCd ?? null,
    messageText: body.messageText ?? '',
  };
  await deps.db.tx(async (tx) => {
    const now = deps.clock.now();
    const gift = await lockByToken(tx, holder.token);
    const pass = assertPass(holder);
    const isFirst = gift.state === 'ACCEPTED';
    const isOpen = isAddressOpen(gift, await giftOrderOf(tx, gift));
    if (!isOpen || !(isFirst || ownsAddress(gift, holder)))
      throw conflict('STATE', '지금은 배송지를 입력하거나 바꿀 수 없어요.');
    if (isFirst && !agrees)
      throw refused('CONSENT_REQUIRED', '배송지 제공에 동의해 주세요.', { codes: ['ADDRESS'] });
    await assertArea(tx, gift, given.zip);
    await storeOnOrder(deps, tx, gift, given);
    const shippingEnc = deps.secrets.seal(JSON.stringify(given));
    const columns = sql`, shipping_enc = ${shippingEnc}, shipping_pass_hash = ${secretHash(pass)},
      address_at = coalesce(address_at, ${now}), address_agreed_at = coalesce(address_agreed_at, ${now})`;
    if (isFirst) {
      await moveGift(tx, gift, 'ADDRESS_DONE', { actor: 'receiver', now }, columns);
      await promiseFromNow(tx, gift, now);
    } else {
      await tx.run(sql`
        update gift set shipping_enc = ${shippingEnc} where gift_no = ${gift.giftNo}`);
    }
  });
  if (saves && holder.memberNo !== undefined) await keepAddress(deps, holder.memberNo, given);
}
