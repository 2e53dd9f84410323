import { Badge, BadgeRow } from '@shop/shared/ui';

export function Example() {
  return (
    <BadgeRow>
      <Badge>무료배송</Badge>
      <Badge>무이자</Badge>
      <Badge>오늘 출발</Badge>
      <Badge>도서산간 추가</Badge>
      <Badge>판매자 직접 배송</Badge>
    </BadgeRow>
  );
}
