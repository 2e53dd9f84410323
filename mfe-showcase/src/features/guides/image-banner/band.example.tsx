import { ImageBanner } from '@shop/shared/ui';
import { wideImage } from '../../kit/sample-goods';

export function Example() {
  return (
    <ImageBanner
      look="band"
      image={wideImage}
      link="/markup/guide/imageBanner"
      eyebrow="기획전"
      title="겨울 코트, 지금이 가장 좋아요"
      text="최대 40% 할인"
    />
  );
}
