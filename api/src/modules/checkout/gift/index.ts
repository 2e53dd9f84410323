export { expireGifts, sendScheduled } from './gift.jobs';
export { remindReceivers, sendGiftMessages } from './gift.messages';
export { giftModule } from './gift.module';
