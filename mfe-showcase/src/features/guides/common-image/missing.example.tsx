import { Picture } from '@shop/shared/ui';

export function Example() {
  return (
    <Picture
      image={{ key: '', tone: [7, 0], alt: '사진이 없는 상품' }}
      width={320}
      height={320}
      sizes="320px"
    />
  );
}
