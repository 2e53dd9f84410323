import { afterPaint, useAfterPaint } from '@shop/shared/app';
import type { ImageRef } from '@shop/shared/contracts';
import { type KeyboardEvent, useState } from 'react';
import { useSnapTrack } from '../carousel/use-snap-track';
import { lazy } from '../lazy/lazy';
import { Picture } from '../picture/picture';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './gallery.module.css';

export interface GalleryProps {
  images: readonly ImageRef[];
  /** The accessible name, for example 상품 사진. */
  label?: string;
}

/** Preloaded on hover, touch or focus. */
const lightbox = lazy(async () => {
  const part = await import(/* webpackChunkName: "ui.lightbox" */ '../lightbox/lightbox');
  return part.Lightbox;
});

/** The pointer enters the gallery of a page that appears below it, and the page is painted first. */
const preloadLightbox = (): void => void afterPaint().then(lightbox.preload);

/** From a thumbnail: what the arrow keys add to its position. */
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Product pictures: swiped on phones, selected by thumbnails on PC, with a large view. The thumbnails are one tab stop
 * with arrow keys, because what is bought comes after them. The first
 * one is server-rendered and prioritised.
 */
export function Gallery({ images, label = '상품 사진' }: GalleryProps) {
  const { index, goTo, trackProps } = useSnapTrack();
  /** Undefined until first opened. */
  const [isLarge, setIsLarge] = useState<boolean>();
  /** The other pictures are out of view, so the first one does not wait for them. */
  const isPainted = useAfterPaint();
  const count = images.length;

  const handleKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLElement>): void => {
    const thumbs = [...currentTarget.querySelectorAll('button')];
    const to = thumbs.findIndex((thumb) => thumb.matches(':focus')) + (steps[key] ?? 0);
    if (!steps[key] || !thumbs[to]) return;
    thumbs[to].focus();
    goTo(to);
  };

  return (
    <div role="group" className={styles.gallery} aria-roledescription="캐러셀" aria-label={label}>
      <div className={styles.stage}>
        <div {...trackProps} className={styles.track}>
          {(isPainted ? images : images.slice(0, 1)).map((image, i) => (
            <button
              key={image.key}
              type="button"
              className={styles.slide}
              // Only the visible picture is a tab stop; the thumbnails select the others.
              tabIndex={i === index ? 0 : -1}
              onPointerEnter={preloadLightbox}
              onFocus={lightbox.preload}
              onClick={() => setIsLarge(true)}
            >
              <Picture
                image={image}
                width={640}
                height={640}
                sizes="(min-width: 1680px) 720px, (min-width: 1024px) 560px, (min-width: 768px) 50vw, 100vw"
                isPriority={i === 0}
              />
              <VisuallyHidden>{`${count}장 중 ${i + 1}번째 사진 크게 보기`}</VisuallyHidden>
            </button>
          ))}
        </div>
        {count > 1 && (
          <span className={styles.counter} aria-hidden="true">
            {index + 1}/{count}
          </span>
        )}
      </div>
      {count > 1 && (
        // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys are those of the buttons in it.
        <ul className={styles.thumbs} onKeyDown={handleKeyDown}>
          {images.map((image, i) => (
            <li key={image.key}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={`${i + 1}번째 사진 보기`}
                aria-pressed={i === index}
                tabIndex={i === index ? 0 : -1}
                onClick={() => goTo(i)}
              >
                {isPainted && <Picture image={image} alt="" width={80} height={80} sizes="80px" />}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isLarge !== undefined && (
        <lightbox.Component
          open={isLarge}
          onClose={() => setIsLarge(false)}
          images={images}
          startIndex={index}
          label={label}
        />
      )}
    </div>
  );
}
