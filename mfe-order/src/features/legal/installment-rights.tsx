import { Notice } from '@shop/shared/ui';

/** L10 (할부거래법 §8, §16): 20만원 이상, 3개월 이상 할부. */
export function InstallmentRights() {
  return (
    <Notice title="할부 철회권·항변권을 쓸 수 있어요">
      20만원 이상을 3개월 이상 할부로 결제하면 계약서나 상품을 받은 날부터 7일 이내에 할부 계약을
      철회할 수 있고, 상품을 받지 못하는 등의 문제가 있으면 남은 할부금 지급을 거절할 수 있어요.
    </Notice>
  );
}
