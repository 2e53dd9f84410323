import type { ImageRef } from '@shop/shared/contracts';
import { CloseIcon, IconButton, lazy, PlayIcon } from '@shop/shared/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './gallery-video.module.css';

const video = lazy(() =>
  import(/* webpackChunkName: "goods-video" */ '../../features/video/goods-video').then(
    ({ GoodsVideo }) => GoodsVideo,
  ),
);

/** 영상 보기 on the gallery: nothing of the video is loaded before it is clicked. */
export function GalleryVideo(props: { name: string; path: string; poster: ImageRef }) {
  const [isShown, setIsShown] = useState(false);
  const openerRef = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    if (!isShown && wasShown.current) openerRef.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  if (!isShown) {
    return (
      <button
        ref={openerRef}
        type="button"
        className={styles.play}
        onPointerEnter={video.preload}
        onFocus={video.preload}
        onClick={() => setIsShown(true)}
      >
        <PlayIcon size={16} isFilled />
        영상 보기
      </button>
    );
  }
  return (
    <div className={styles.film}>
      <video.Component {...props} />
      <div className={styles.end}>
        <IconButton
          label="영상 닫기"
          icon={<CloseIcon size={20} />}
          onClick={() => setIsShown(false)}
        />
      </div>
    </div>
  );
}
