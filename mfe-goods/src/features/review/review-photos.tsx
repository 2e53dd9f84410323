import { useQuery } from '@shop/shared/app';
import { reviewQueries } from '../goods/goods.queries';
import { PhotoStrip } from './photo-strip';

/** Photos of all reviews of a goods; nothing while there are none. */
export function ReviewPhotos({ goodsNo }: { goodsNo: number }) {
  const { data } = useQuery(reviewQueries.photos(goodsNo));
  const images = data?.photos.map(({ image }) => image) ?? [];
  return images.length > 0 ? <PhotoStrip label="후기 사진" images={images} /> : null;
}
