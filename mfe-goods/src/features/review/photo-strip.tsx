import type { ImageRef } from '@shop/shared/contracts';
import { lazy, Picture } from '@shop/shared/ui';
import { useState } from 'react';
import styles from './photo-strip.module.css';

const lightbox = lazy(() =>
  import(/* webpackChunkName: "ui.lightbox" */ '@shop/shared/ui/lightbox/lightbox').then(
    ({ Lightbox }) => Lightbox,
  ),
);

export interface PhotoStripProps {
  images: readonly ImageRef[];
  /** The accessible name of the row, which names the source of the photos. */
  label: string;
}

/** A row of thumbnails that open in a lightbox. */
export function PhotoStrip({ images, label }: PhotoStripProps) {
  const [opened, setOpened] = useState<number>();
  const [isLarge, setIsLarge] = useState(false);
  const enlarge = (index: number) => {
    setOpened(index);
    setIsLarge(true);
  };
  return (
    <>
      <ul className={styles.strip} aria-label={label}>
        {images.map((image, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a review may contain the same picture twice
          <li key={`${image.key}-${index}`}>
            <button
              type="button"
              className={styles.photo}
              aria-label={`${index + 1}번째 사진 크게 보기`}
              onPointerEnter={lightbox.preload}
              onClick={() => enlarge(index)}
            >
              <Picture image={image} alt="" width={96} height={96} sizes="96px" />
            </button>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <lightbox.Component
          open={isLarge}
          onClose={() => setIsLarge(false)}
          images={images}
          startIndex={opened}
          label={label}
        />
      )}
    </>
  );
}
