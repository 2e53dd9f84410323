import { Picture, ShowMore } from '@shop/shared/ui';
import { sampleImages } from '../../kit/sample-goods';

export function Example() {
  return (
    <ShowMore moreText="상품정보 더보기" height="short">
      {sampleImages.slice(0, 2).map((image) => (
        <Picture
          key={image.key}
          image={image}
          width={640}
          height={640}
          sizes="(min-width: 768px) 640px, 100vw"
        />
      ))}
    </ShowMore>
  );
}
