import { useQuery } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { ButtonLink, EmptyState } from '@shop/shared/ui';
import { orderQueries } from '../../features/order/order.queries';
import type { SheetEnd } from '../../features/sheet/sheet.rules';

const toBasket = <ButtonLink to={paths.basket()}>장바구니로 가기</ButtonLink>;

/** Shown when the order sheet has ended: the reason and the next step. */
export function SheetGone({ end }: { end: SheetEnd }) {
  if (end.kind === 'used') return <SheetUsed orderNo={end.orderNo} />;
  if (end.kind === 'emptied')
    return (
      <EmptyState
        title="장바구니에 없는 상품의 주문서예요"
        reason="다른 화면에서 장바구니가 바뀌었거나 이미 주문했어요"
        action={toBasket}
      />
    );
  if (end.kind === 'expired')
    return (
      <EmptyState
        title="주문서 유효 시간이 지났어요"
        reason="가격과 재고가 바뀌었을 수 있어 30분이 지나면 새로 만들어야 해요. 상품은 장바구니에 그대로 있어요"
        action={toBasket}
      />
    );
  return (
    <EmptyState
      title="주문서를 찾을 수 없어요"
      reason="장바구니에서 다시 주문해 주세요"
      action={toBasket}
    />
  );
}

/** The sheet became an order; an unfinished payment continues from its own page. */
function SheetUsed({ orderNo }: { orderNo: string }) {
  const { data: order } = useQuery(orderQueries.complete(orderNo));
  const payment = order?.payment;
  const isOpen = payment?.state === 'READY' || payment?.state === 'AUTHENTICATING';
  return (
    <EmptyState
      title={isOpen ? '결제를 마치지 않은 주문이에요' : '이미 주문한 주문서예요'}
      reason={`주문번호 ${orderNo}`}
      action={
        isOpen ? (
          <ButtonLink to={paths.payment(payment.paymentNo)}>이어서 결제하기</ButtonLink>
        ) : (
          <ButtonLink to={paths.orderDetail(orderNo)}>주문 상세 보기</ButtonLink>
        )
      }
    />
  );
}
