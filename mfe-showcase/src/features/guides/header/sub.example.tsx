import { toast } from '@shop/shared/app';
import { SubHeader } from '@shop/shared/ui';

export function Example() {
  return (
    <SubHeader
      title="주문/결제"
      onBack={() => toast('뒤로 가요')}
      homeTo="/markup"
      searchTo="/search"
      basket={{ to: '/basket', count: 120 }}
    />
  );
}
