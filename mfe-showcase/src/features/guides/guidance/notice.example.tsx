import { Button, Notice } from '@shop/shared/ui';

export function Example() {
  return (
    <>
      <Notice title="이 상품은 예약판매예요">3월 20일부터 차례로 보내요</Notice>
      <Notice tone="good" title="쿠폰을 받았어요" />
      <Notice tone="caution" title="가격이 바뀌었어요">
        담은 뒤 1,000원 올랐어요
      </Notice>
      <Notice
        tone="danger"
        title="결제하지 못했어요"
        action={
          <Button size="small" variant="outline">
            다시 결제하기
          </Button>
        }
      >
        카드사에서 승인하지 않았어요
      </Notice>
    </>
  );
}
