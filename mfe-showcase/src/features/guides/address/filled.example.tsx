import { toast } from '@shop/shared/app';
import { AddressFields } from '@shop/shared/ui';

export function Example() {
  return (
    <AddressFields
      recipient={{ name: 'recipient2', defaultValue: '김하늘' }}
      phone={{ name: 'phone2', defaultValue: '010-1234-5678' }}
      detail={{ name: 'detail2', defaultValue: '101동 1203호' }}
      address={{ postcode: '04524', roadAddress: '서울특별시 중구 세종대로 110' }}
      onFindAddress={() => toast('주소 찾기를 열어요')}
    />
  );
}
