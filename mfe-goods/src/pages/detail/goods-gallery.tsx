import { Gallery, Picture, Skeleton } from '@shop/shared/ui';
import { useState } from 'react';
import type { GoodsHead } from '../../features/goods/goods-head';
import styles from './goods-gallery.module.css';

/** The `sizes` of the lists, so that the browser reuses the cached file. */
const LIST_SIZES =
  '(min-width: 1280px) 285px, (min-width: 1024px) 23vw, (min-width: 768px) 30vw, 44vw';

/**
 * The gallery. After a click in a list, the list's picture is the placeholder until the large one
 * has loaded, so that picture and heading are painted together.
 */
export function GoodsGallery({
  head,
  isPreview,
}: {
  head: GoodsHead | undefined;
  isPreview: boolean;
}) {
  const [hasPlaceholder, setHasPlaceholder] = useState(isPreview);
  const [first] = head?.images ?? [];
  if (!head || !first) return <Skeleton shape="picture" className={styles.waiting} />;
  if (head.isAdult) return <AdultStage />;
  return (
    <div className={styles.stage} onLoadCapture={() => setHasPlaceholder(false)}>
      <Gallery images={head.images} label={`${head.name} 사진`} />
      {hasPlaceholder && (
        <div className={styles.placeholder}>
          <Picture image={first} alt="" width={480} height={480} sizes={LIST_SIZES} isEager />
        </div>
      )}
    </div>
  );
}

function AdultStage() {
  return (
    <div className={styles.adult}>
      <span className={styles.mark} aria-hidden="true">
        19
      </span>
      <p>청소년유해매체물로 19세 미만은 볼 수 없어요. 성인 인증 후 볼 수 있어요</p>
    </div>
  );
}
