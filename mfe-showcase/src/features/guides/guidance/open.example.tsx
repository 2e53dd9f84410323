import { Guidance } from '@shop/shared/ui';

export function Example() {
  return (
    <Guidance
      title="꼭 확인해 주세요"
      items={['받은 날부터 7일 안에 신청할 수 있어요', '환불은 검수 뒤 3영업일 안에 돼요']}
    />
  );
}
