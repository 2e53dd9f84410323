import { ButtonLink, EmptyState } from '@shop/shared/ui';

export function Example() {
  return (
    <EmptyState
      title="장바구니가 비어 있어요"
      reason="마음에 드는 상품을 담아 보세요"
      action={
        <ButtonLink to="/markup" variant="outline">
          베스트 보러 가기
        </ButtonLink>
      }
    />
  );
}
