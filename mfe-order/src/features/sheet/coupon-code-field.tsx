import { toast, useCallMutation } from '@shop/shared/app';
import { couponCalls } from '@shop/shared/contracts';
import { withParticle } from '@shop/shared/domain';
import { CodeField } from './code-field';

/** Registers a coupon code; the coupon joins the list below. */
export function CouponCodeField({ onRegistered }: { onRegistered: () => void }) {
  const { mutateAsync } = useCallMutation(couponCalls.register);
  return (
    <CodeField
      label="쿠폰 코드"
      placeholder="코드를 입력해 주세요"
      emptyText="쿠폰 코드를 입력해 주세요"
      onRegister={async (code) => {
        const { name } = await mutateAsync({ body: { code } });
        toast(`${withParticle(name, '을/를')} 등록했어요`);
        onRegistered();
      }}
    />
  );
}
