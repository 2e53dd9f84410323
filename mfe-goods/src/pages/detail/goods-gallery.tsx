import { useIsFromServer } from '@shop/shared/app';
import { type ImageRef, paths } from '@shop/shared/contracts';
import { ButtonLink, Gallery, lazy, Picture, Skeleton } from '@shop/shared/ui';
import { type SyntheticEvent, useState } from 'react';
import { AdultLaw } from '../../features/adult/adult-law';
import type { GoodsHead } from '../../features/goods/goods-head';
import styles from './goods-gallery.module.css';

/** The `sizes` of the lists, so that the browser reuses the cached file. */
const LIST_SIZES =
  '(min-width: 1280px) 285px, (min-width: 1024px) 23vw, (min-width: 768px) 30vw, 44vw';

/** A button on the picture; few goods have it. */
const galleryVideo = lazy(() =>
  import(/* webpackChunkName: "gallery-video" */ './gallery-video').then(
    ({ GalleryVideo }) => GalleryVideo,
  ),
);

/** Whether an image in the document has loaded the picture, in any size, as that of a list has after a click. */
const isInList = ({ key }: ImageRef): boolean =>
  [...document.images].some(
    ({ complete, currentSrc }) => complete && currentSrc.includes(`/images/${key}?`),
  );

/**
 * The gallery. After a click in a list, the list's picture is the placeholder until the large one
 * has loaded, so that picture and heading are painted together.
 */
export function GoodsGallery({
  head,
  adultImages,
  videoPath = null,
}: {
  head: GoodsHead | undefined;
  /** Of adult goods, for a verified member. */
  adultImages: readonly ImageRef[] | undefined;
  /** Known with the detail. */
  videoPath?: string | null | undefined;
}) {
  const images = head?.isAdult ? adultImages : head?.images;
  const [first] = images ?? [];
  const isFromServer = useIsFromServer();
  const [hasPlaceholder, setHasPlaceholder] = useState(
    () => !isFromServer && first !== undefined && isInList(first),
  );
  // The thumbnails, which load as well, are not waited for.
  const handleLoad = ({ target }: SyntheticEvent) => {
    if ((target as Element).matches('[fetchpriority="high"]')) setHasPlaceholder(false);
  };
  if (head?.isAdult && !first) return <AdultStage goodsNo={head.goodsNo} />;
  if (!head || !images || !first) return <Skeleton shape="picture" className={styles.waiting} />;
  return (
    <div className={styles.stage} onLoadCapture={handleLoad}>
      <Gallery images={images} label={`${head.name} 사진`} />
      {videoPath && <galleryVideo.Component name={head.name} path={videoPath} poster={first} />}
      {hasPlaceholder && (
        <div className={styles.placeholder}>
          <Picture image={first} alt="" width={480} height={480} sizes={LIST_SIZES} isEager />
        </div>
      )}
    </div>
  );
}

function AdultStage({ goodsNo }: { goodsNo: number }) {
  return (
    <div className={styles.adult}>
      <AdultLaw />
      <ButtonLink
        variant="outline"
        to={paths.adultVerification({ returnTo: paths.goods(goodsNo) })}
      >
        성인 인증하고 보기
      </ButtonLink>
    </div>
  );
}
