import { Carousel, ImageBanner } from '@shop/shared/ui';
import { wideImage } from '../../kit/sample-goods';

export function Example() {
  return (
    <Carousel
      label="기획전"
      autoplayMs={5000}
      slides={[0, 1, 2].map((id) => ({
        id,
        content: (
          <ImageBanner
            look="band"
            image={wideImage}
            link={`/markup/guide/carousel?c=${id}`}
            title={`${id + 1}번째 기획전`}
          />
        ),
      }))}
    />
  );
}
