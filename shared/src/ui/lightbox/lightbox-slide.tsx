import type { ImageRef } from '@shop/shared/contracts';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { Picture } from '../picture/picture';
import styles from './lightbox.module.css';
import { useZoom } from './use-zoom';

export interface ZoomHandle {
  zoomBy: (factor: number) => void;
  reset: () => void;
}

/** One picture of the lightbox, as large as the screen allows. */
export function LightboxSlide({
  image,
  isEager,
  ref,
}: {
  image: ImageRef;
  isEager: boolean;
  ref: Ref<ZoomHandle>;
}) {
  const frameRef = useRef<HTMLDivElement>(null);
  const { isZoomed, zoomProps, zoomBy, reset } = useZoom(frameRef);
  useImperativeHandle(ref, () => ({ zoomBy, reset }));
  return (
    <div className={styles.slide}>
      <div
        ref={frameRef}
        className={styles.frame}
        data-zoomed={isZoomed || undefined}
        {...zoomProps}
      >
        <Picture
          image={image}
          width={1280}
          height={1280}
          sizes="(min-width: 1024px) 80vh, 100vw"
          isEager={isEager}
        />
      </div>
    </div>
  );
}
