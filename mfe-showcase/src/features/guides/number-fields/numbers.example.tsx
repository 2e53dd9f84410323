import { CardExpiryField, CardNumberField, PhoneField, SecretDigitsField } from '@shop/shared/ui';

export function Example() {
  return (
    <>
      <PhoneField label="휴대폰 번호" name="phone" />
      <CardNumberField label="카드 번호" name="card" />
      <CardExpiryField label="유효기간" name="expiry" />
      <SecretDigitsField label="비밀번호 앞 두 자리" digits={2} name="pin" />
    </>
  );
}
