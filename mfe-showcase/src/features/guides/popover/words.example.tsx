import { Popover } from '@shop/shared/ui';

export function Example() {
  return (
    <>
      <span>최대혜택가</span>
      <Popover label="최대혜택가 안내">
        쿠폰과 카드 혜택을 모두 썼을 때의 가격이에요. 조건에 따라 달라질 수 있어요.
      </Popover>
    </>
  );
}
