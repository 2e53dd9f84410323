import { Barcode } from '@shop/shared/ui';

export function Example() {
  return <Barcode value="9203481177650012" label="모바일 상품권" />;
}
