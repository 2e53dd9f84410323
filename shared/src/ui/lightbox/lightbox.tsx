import type { ImageRef } from '@shop/shared/contracts';
import { classNames } from '../class-names/class-names';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, ZoomIcon, ZoomOutIcon } from '../icon';
import { IconButton } from '../icon-button/icon-button';
import modal from '../modal/modal.module.css';
import { type ModalOptions, useModal } from '../modal/use-modal';
import { Picture } from '../picture/picture';
import styles from './lightbox.module.css';
import { usePictures } from './use-pictures';

export interface LightboxProps extends ModalOptions {
  images: readonly ImageRef[];
  /** The initial picture, from 0. */
  startIndex?: number;
  label: string;
}

/**
 * Pictures on a dark background: swipe or arrow keys to move; pinch, double tap, buttons or + − 0
 * to zoom.
 */
export function Lightbox({ images, startIndex = 0, label, ...options }: LightboxProps) {
  const { isPresent, dialogProps } = useModal(options);
  const { rootRef, index, turn, zoomIn, zoomOut, zoomReset } = usePictures({
    isOpen: options.open,
    startIndex,
    label,
  });

  const keys: Record<string, () => void> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': zoomReset,
  };

  if (!isPresent) return null;
  return (
    <dialog
      {...dialogProps}
      className={classNames(modal.root, styles.root)}
      aria-label={`${label} 크게 보기`}
      onKeyDown={(event) => keys[event.key]?.()}
    >
      <div ref={rootRef} className="swiper">
        <div className="swiper-wrapper">
          {images.map((image, i) => (
            <div key={image.key} className="swiper-slide">
              <div className="swiper-zoom-container">
                <Picture
                  className={styles.picture}
                  image={image}
                  width={1280}
                  height={1280}
                  sizes="(min-width: 1024px) 84vh, 100vw"
                  // The neighbours are loaded too, so that a swipe shows them at once.
                  isEager={Math.abs(i - index) <= 1}
                />
                {/* The thumbnail, which the page has usually loaded, is behind it until it arrives. */}
                <Picture
                  className={styles.preview}
                  image={image}
                  alt=""
                  width={96}
                  height={96}
                  sizes="96px"
                />
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className={styles.bar}>
        <p className={styles.counter} role="status">
          {index + 1}/{images.length}
        </p>
        <IconButton label="축소" icon={<ZoomOutIcon />} onClick={zoomOut} />
        <IconButton label="확대" icon={<ZoomIcon />} onClick={zoomIn} />
        <IconButton label="닫기" icon={<CloseIcon />} onClick={options.onClose} />
      </div>
      {images.length > 1 && (
        <>
          <IconButton
            className={classNames(styles.arrow, styles.previous)}
            label="이전 사진"
            icon={<ChevronLeftIcon />}
            aria-disabled={index === 0}
            onClick={() => turn(-1)}
          />
          <IconButton
            className={classNames(styles.arrow, styles.next)}
            label="다음 사진"
            icon={<ChevronRightIcon />}
            aria-disabled={index === images.length - 1}
            onClick={() => turn(1)}
          />
        </>
      )}
    </dialog>
  );
}
