import { Radio, RadioGroup } from '@shop/shared/ui';

export function Example() {
  return (
    <RadioGroup label="결제 수단" isRequired>
      <Radio
        look="card"
        name="pay"
        label="신용카드"
        note="3개월 무이자"
        defaultChecked
        end="12,000원"
      />
      <Radio look="card" name="pay" label="계좌이체" />
      <Radio look="card" name="pay" label="휴대폰 결제" note="지금은 쓸 수 없어요" disabled />
    </RadioGroup>
  );
}
