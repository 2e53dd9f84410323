import { giftCalls, type OpenGift } from '@shop/shared/contracts';
import { dashedDate } from '@shop/shared/domain';
import fc from 'fast-check';
import { addMs, daysMs } from '../platform/clock';
import { bothConsents, giftAddress } from './gifts';
import type { Visitor } from './visitor';

const nat = fc.nat(1_000);

/** An act on a gift, whether or not its state allows it. What brings it to its receiver is more frequent. */
export const randomGiftAct = fc.record({
  kind: fc.constantFrom(
    ...(['ACCEPT', 'ACCEPT', 'ADDRESS', 'ADDRESS', 'ADDRESS', 'REJECT', 'CANCEL'] as const),
    ...(['RETURN', 'EXCHANGE', 'WITHDRAW', 'CONFIRM', 'RESEND'] as const),
  ),
  isWrongActor: fc.constantFrom(false, false, true),
  line: nat,
  option: nat,
  isSellersFault: fc.boolean(),
});
export type RandomGiftAct = typeof randomGiftAct extends fc.Arbitrary<infer T> ? T : never;

interface GiftWalker {
  sender: Visitor;
  /** Has opened the gift by its phone number. */
  receiver: Visitor;
  stranger: Visitor;
  giftNo: string;
  token: string;
  /** Claims of the order, to which those of the receiver are added. */
  claimNos: string[];
  now: () => Date;
}

interface Answer {
  status: number;
  code: string;
  payload: unknown;
}

/** @returns a function that does one act; it throws when the api fails, or lets a stranger act */
export function walkGift(walker: GiftWalker) {
  const { sender, receiver, stranger, giftNo, claimNos, now } = walker;
  let { token } = walker;

  const viewOf = async (): Promise<OpenGift | undefined> => {
    const { payload } = await receiver.request(giftCalls.view, { params: { token } });
    const view = payload as OpenGift | undefined;
    return view?.isOpen ? view : undefined;
  };

  async function claim(act: RandomGiftAct, by: Visitor): Promise<Answer> {
    const view = await viewOf();
    const line = view?.lines[act.line % view.lines.length];
    const skuNo = line?.exchangeOptions[act.option % line.exchangeOptions.length]?.skuNo;
    const reply = await by.request(giftCalls.claim, {
      params: { token, itemNo: line?.itemNo ?? 1 },
      body: {
        kind: act.kind === 'EXCHANGE' ? 'EXCHANGE' : 'RETURN',
        ...{ qty: 1, skuNo, reasonCd: act.isSellersFault ? 'DEFECT' : 'CHANGED_MIND' },
        visitOn: dashedDate(addMs(now(), daysMs(2)).getTime()),
      },
    });
    if (reply.status === 200) {
      const { claims } = reply.payload as OpenGift;
      claimNos.push(...claims.map(({ claimNo }) => claimNo).filter((no) => !claimNos.includes(no)));
    }
    return reply;
  }

  async function resend(by: Visitor): Promise<Answer> {
    const reply = await by.request(giftCalls.resend, { params: { giftNo } });
    if (reply.status === 200)
      token = new URL((reply.payload as { url: string }).url).searchParams.get('token') ?? '';
    return reply;
  }

  async function confirm(act: RandomGiftAct, by: Visitor): Promise<Answer> {
    const view = await viewOf();
    const itemNo = view?.lines[act.line % view.lines.length]?.itemNo ?? 1;
    return by.request(giftCalls.confirm, { params: { token, itemNo } });
  }

  function send(act: RandomGiftAct): Promise<Answer> {
    const params = { token };
    const receives = act.isWrongActor ? stranger : receiver;
    const sends = act.isWrongActor ? stranger : sender;
    switch (act.kind) {
      case 'ACCEPT':
        return receives.request(giftCalls.accept, { params, body: bothConsents });
      case 'REJECT':
        return receives.request(giftCalls.reject, { params, body: { reason: 'HAVE' } });
      case 'ADDRESS':
        return receives.request(giftCalls.shipping, { params, body: giftAddress });
      case 'CANCEL':
        return sends.request(giftCalls.cancel, { params: { giftNo } });
      case 'RESEND':
        return resend(sends);
      case 'CONFIRM':
        return confirm(act, receives);
      case 'WITHDRAW': {
        const claimNo = claimNos[act.option % claimNos.length] ?? 'C00000000';
        return receives.request(giftCalls.withdrawClaim, { params: { token, claimNo } });
      }
      default:
        return claim(act, receives);
    }
  }

  return async function take(act: RandomGiftAct): Promise<string> {
    const { status, code } = await send(act);
    if (status >= 500) throw new Error(`${act.kind} of a gift was answered ${status}.`);
    if (act.isWrongActor && status === 200)
      throw new Error(`${act.kind} of a gift was allowed to a stranger.`);
    return code;
  };
}
