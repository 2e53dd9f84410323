import { paths } from '@shop/shared/contracts';
import { ButtonLink, EmptyState } from '@shop/shared/ui';

export const OrderNotFound = () => (
  <EmptyState
    title="주문을 찾을 수 없어요"
    reason="주문번호를 다시 확인해 주세요"
    action={<ButtonLink to={paths.orderList()}>주문 목록 보기</ButtonLink>}
  />
);
