export { queueMessage } from './gift.messages';
export {
  cancelGiftOf,
  endUnpaidGift,
  giftHasMoved,
  moveGift,
  payGift,
  sendGift,
} from './gift.moves';
export {
  cardOf,
  findByToken,
  findGiftOfOrder,
  findSentGift,
  type GiftRow,
  insertGift,
  lockGift,
  readGiftsOfOrders,
  readReceived,
  readSent,
  receiverOf,
} from './gift.repository';
export { type GiftOrder, giftHeadOf, sentGiftOf, thanksOf } from './gift.sent';
export { newToken, secretHash, tokenOf } from './gift.token';
