import { Timeline } from '@shop/shared/ui';

export function Example() {
  return (
    <Timeline
      label="주문 진행 상태"
      steps={[
        { label: '결제완료', time: '3.1 10:20' },
        { label: '상품준비중', time: '3.1 14:00' },
        { label: '배송중', time: '3.2 09:10' },
        { label: '배송완료' },
        { label: '구매확정' },
      ]}
      current={2}
    />
  );
}
