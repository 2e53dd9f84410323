import { CouponTicket, Radio, RadioGroup, VisuallyHidden } from '@shop/shared/ui';

export function Example() {
  return (
    <>
      <RadioGroup label="상품 쿠폰" isLabelHidden>
        <CouponTicket
          value="-6,400원"
          name="봄맞이 10% 쿠폰"
          conditions={['30,000원 이상']}
          note="D-3"
          action={
            <Radio
              name="coupon"
              label={<VisuallyHidden>봄맞이 10% 쿠폰 쓰기</VisuallyHidden>}
              defaultChecked
            />
          }
        />
      </RadioGroup>
      <CouponTicket
        value="-3,000원"
        name="신상품 쿠폰"
        conditions={['100,000원 이상']}
        note="42,400원 더 담으면 쓸 수 있어요"
        isSpent
      />
    </>
  );
}
