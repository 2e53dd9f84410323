import { ImageBanner } from '@shop/shared/ui';
import { wideImage } from '../../kit/sample-goods';

export function Example() {
  return (
    <ImageBanner
      image={wideImage}
      to="/markup/guide/imageBanner?c=1"
      title="가볍고 따뜻하게"
      text="카디건 모아보기"
    />
  );
}
