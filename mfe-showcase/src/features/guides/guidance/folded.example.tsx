import { Guidance } from '@shop/shared/ui';

export function Example() {
  return (
    <Guidance
      title="반품할 수 없는 경우"
      isFolded
      items={['포장을 뜯어 다시 팔 수 없을 때', '주문 제작 상품']}
    />
  );
}
