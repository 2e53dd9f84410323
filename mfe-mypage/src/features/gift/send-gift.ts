import type { NativeBridge } from '@shop/shared/app';
import type { SentGift } from '@shop/shared/contracts';

type ShareRequest = Parameters<NativeBridge['share']>[0];
type ShareOutcome = Awaited<ReturnType<NativeBridge['share']>>;

/** Hands a gift on: by the app's own window for gifts, else by the share panel with its link. */
export async function sendGift(
  bridge: Pick<NativeBridge, 'isInApp' | 'call' | 'share'>,
  { giftNo, receiverName }: Pick<SentGift, 'giftNo' | 'receiverName'>,
  request: ShareRequest,
): Promise<ShareOutcome> {
  if (!bridge.isInApp) return bridge.share(request);
  try {
    const { resultYn } = await bridge.call('sendGiftTicket', { ticketNo: giftNo, receiverName });
    return resultYn === 'Y' ? 'shared' : 'canceled';
  } catch {
    // An app without this call, or one that refuses it, has the share panel.
    return bridge.share(request);
  }
}
