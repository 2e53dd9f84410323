import { Timeline } from '@shop/shared/ui';

export function Example() {
  return (
    <Timeline
      direction="column"
      label="배송조회"
      steps={[
        { label: '서울중구 배송 출발', time: '3.2 09:10' },
        { label: '옥천 허브 도착', time: '3.2 01:40' },
        { label: '상품 인수', time: '3.1 18:22' },
      ]}
      current={2}
    />
  );
}
