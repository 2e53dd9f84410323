import { QrCode } from '@shop/shared/ui';

export function Example() {
  return <QrCode value="https://shop.example/main" label="앱에서 열기 QR 코드" />;
}
