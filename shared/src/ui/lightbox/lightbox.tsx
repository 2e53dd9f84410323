import type { ImageRef } from '@shop/shared/contracts';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useSnapTrack } from '../carousel/use-snap-track';
import { classNames } from '../class-names/class-names';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, MinusIcon, ZoomIcon } from '../icon';
import { IconButton } from '../icon-button/icon-button';
import modal from '../modal/modal.module.css';
import { type ModalOptions, useModal } from '../modal/use-modal';
import styles from './lightbox.module.css';
import { LightboxSlide, type ZoomHandle } from './lightbox-slide';
import { STEP } from './use-zoom';

export interface LightboxProps extends ModalOptions {
  images: readonly ImageRef[];
  /** The picture to begin with, from 0. */
  startIndex?: number;
  label: string;
}

/** Pictures on a dark stage: swipe or arrow keys between them; pinch, double tap or buttons to zoom. */
export function Lightbox({ images, startIndex = 0, label, ...options }: LightboxProps) {
  const { isPresent, dialogProps } = useModal(options);
  const { index, goTo, trackProps } = useSnapTrack(startIndex);
  const slides = useRef<(ZoomHandle | null)[]>([]);

  // Only opening puts the first picture in view.
  useLayoutEffect(() => {
    if (options.open) goTo(startIndex, true);
  }, [options.open]);

  if (!isPresent) return null;
  const turn = (step: number) => {
    const next = index + step;
    if (next < 0 || next >= images.length) return;
    slides.current[index]?.reset();
    goTo(next);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') turn(1);
    else if (event.key === 'ArrowLeft') turn(-1);
  };
  return (
    <dialog
      {...dialogProps}
      className={classNames(modal.root, styles.root)}
      aria-label={`${label} 크게 보기`}
      onKeyDown={handleKeyDown}
    >
      <div {...trackProps} className={styles.track}>
        {images.map((image, i) => (
          <LightboxSlide
            key={image.key}
            image={image}
            isEager={i === startIndex}
            ref={(handle) => {
              slides.current[i] = handle;
            }}
          />
        ))}
      </div>
      <div className={styles.bar}>
        <p className={styles.counter} role="status">
          {index + 1}/{images.length}
        </p>
        <IconButton
          label="축소"
          icon={<MinusIcon />}
          onClick={() => slides.current[index]?.zoomBy(1 / STEP)}
        />
        <IconButton
          label="확대"
          icon={<ZoomIcon />}
          onClick={() => slides.current[index]?.zoomBy(STEP)}
        />
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
