import type { OrderDetail } from '@shop/shared/contracts';
import { dottedDateTime } from '@shop/shared/domain';

interface Headline {
  words: string;
  note: string;
  isDone: boolean;
}

const waiting: Headline = {
  words: '결제를 확인하고 있어요',
  note: '확인되면 주문 내역에 바로 보여 드려요. 다시 결제하지 마세요.',
  isDone: false,
};

type DepositReturns = NonNullable<OrderDetail['payment']>['depositReturns'];

/** What became of the money of an order that was not paid. */
function noteOfUnpaid(returns: DepositReturns): string {
  if (returns.length === 0) return '금액이 청구되지 않았어요.';
  const isBack = returns.every(({ stateName }) => stateName === '환불완료');
  return isBack ? '입금하신 금액은 돌려드렸어요.' : '입금하신 금액은 돌려드리고 있어요.';
}

type HeadlineOf = Pick<OrderDetail, 'state' | 'payment' | 'gift'> & { receiver: { name: string } };

/** Headline for the current order state, since the page may be opened again days later. */
export function headline({ state, payment, gift, receiver }: HeadlineOf): Headline {
  if (state === 'CREATED') return waiting;
  if (state === 'DEPOSIT_WAIT')
    return {
      words: '주문을 받았어요. 입금해 주세요',
      note: '입금이 확인되면 배송을 준비해요.',
      isDone: false,
    };
  if (state === 'CANCEL_DONE')
    return { words: '취소된 주문이에요', note: '자세한 내용은 주문 상세에 있어요.', isDone: false };
  if (state === 'PAY_FAIL' || state === 'EXPIRED')
    return {
      words: '결제되지 않은 주문이에요',
      note: noteOfUnpaid(payment?.depositReturns ?? []),
      isDone: false,
    };
  if (gift)
    return {
      words: '선물 주문이 완료되었어요',
      note:
        gift.state === 'PAID'
          ? `${dottedDateTime(gift.sendAt)}에 ${receiver.name} 님께 링크를 보내요.`
          : `${receiver.name} 님께 링크를 보냈어요. 직접 전할 수도 있어요.`,
      isDone: true,
    };
  return { words: '주문이 완료되었어요', note: '주문해 주셔서 고마워요.', isDone: true };
}
