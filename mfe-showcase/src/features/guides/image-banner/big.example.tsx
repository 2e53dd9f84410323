import { ImageBanner } from '@shop/shared/ui';
import { wideImage } from '../../kit/sample-goods';

export function Example() {
  return (
    <ImageBanner
      look="button"
      image={wideImage}
      link="/markup/guide/imageBanner?c=2"
      eyebrow="에디션"
      title="오래 신는 부츠"
      text="가죽을 돌보는 법까지 함께 알려 드려요"
    />
  );
}
