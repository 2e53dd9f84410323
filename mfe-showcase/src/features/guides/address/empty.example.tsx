import { toast } from '@shop/shared/app';
import { AddressFields } from '@shop/shared/ui';

export function Example() {
  return (
    <AddressFields
      recipient={{ name: 'recipient' }}
      phone={{ name: 'phone' }}
      detail={{ name: 'detail' }}
      address={{ postcode: '', roadAddress: '', error: '주소를 찾아 주세요' }}
      onFindAddress={() => toast('주소 찾기를 열어요')}
    />
  );
}
