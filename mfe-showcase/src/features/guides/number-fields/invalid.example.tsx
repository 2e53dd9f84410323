import { PhoneField } from '@shop/shared/ui';

export function Example() {
  return (
    <>
      <PhoneField
        label="휴대폰 번호"
        name="wrong"
        defaultValue="010-12"
        error="휴대폰 번호를 끝까지 입력해 주세요"
      />
      <PhoneField
        label="휴대폰 번호"
        name="safe"
        defaultValue="050-1234-5678"
        error="안심번호(050)로는 주문할 수 없어요"
      />
    </>
  );
}
