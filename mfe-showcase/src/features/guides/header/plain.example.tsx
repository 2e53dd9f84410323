import { toast } from '@shop/shared/app';
import { SubHeader } from '@shop/shared/ui';

export function Example() {
  return (
    <SubHeader title="카드 등록과 전자금융거래 이용약관 동의" onBack={() => toast('뒤로 가요')} />
  );
}
