import { useQuery } from '@shop/shared/app';
import { PhotoStrip } from './photo-strip';
import { reviewQueries } from './review.queries';

/** The photos of all reviews of the goods. Renders nothing when there are none. */
export function ReviewPhotos({ goodsNo }: { goodsNo: number }) {
  const { data } = useQuery(reviewQueries.photos(goodsNo));
  const images = data?.photos.map(({ image }) => image) ?? [];
  return images.length > 0 ? <PhotoStrip label="후기 사진" images={images} /> : null;
}
