import { Badge } from '@shop/shared/ui';

export function Example() {
  return (
    <>
      <Badge>무료배송</Badge>
      <Badge tone="sale">20%</Badge>
      <Badge tone="accent">단독</Badge>
      <Badge tone="good">결제완료</Badge>
      <Badge tone="caution">배송지연</Badge>
      <Badge tone="danger">주문 실패</Badge>
      <Badge tone="coin">코인 적립</Badge>
      <Badge tone="outline">해외직구</Badge>
    </>
  );
}
