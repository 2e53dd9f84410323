import { paths } from '@shop/shared/contracts';
import { ButtonLink, EmptyState } from '@shop/shared/ui';

export function BasketEmpty() {
  return (
    <EmptyState
      title="장바구니에 담긴 상품이 없어요"
      reason="마음에 드는 상품을 담아 두면 여기에서 한 번에 주문할 수 있어요"
      action={<ButtonLink to={paths.home()}>쇼핑 계속하기</ButtonLink>}
    />
  );
}
