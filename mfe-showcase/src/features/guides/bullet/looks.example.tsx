import { BulletList } from '@shop/shared/ui';

export function Example() {
  return (
    <>
      <BulletList
        items={[
          '받은 날부터 7일 안에 신청해 주세요',
          '상품을 쓰거나 포장이 망가지면 반품할 수 없어요. 다만 내용을 보려고 뜯은 포장은 괜찮아요',
        ]}
      />
      <BulletList look="dash" items={['단순 변심: 반품 배송비 6,000원', '불량·오배송: 무료']} />
      <BulletList
        look="number"
        items={['상품을 골라 주세요', '사유를 골라 주세요', '회수 방법을 골라 주세요']}
      />
      <BulletList look="note" isSmall items={['도서산간은 하루 이틀 더 걸려요']} />
    </>
  );
}
