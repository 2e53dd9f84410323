import type { ImageRef } from '@shop/shared/contracts';
import { paths } from '@shop/shared/contracts';
import styles from './goods-video.module.css';

export interface GoodsVideoProps {
  name: string;
  /** A file of this shop; its captions have the same name with the ending `.vtt`. */
  path: string;
  poster: ImageRef;
}

const focus = (video: HTMLVideoElement | null) => video?.focus();

/** The video of goods, started by the click that opened it. The browser's controls work by keyboard. */
export function GoodsVideo({ name, path, poster }: GoodsVideoProps) {
  return (
    <video
      ref={focus}
      className={styles.video}
      aria-label={`${name} 영상`}
      poster={paths.image(poster.key, 640, 640)}
      controls
      autoPlay
      playsInline
    >
      <source src={path} type={path.endsWith('.mp4') ? 'video/mp4' : 'video/webm'} />
      <track
        kind="captions"
        srcLang="ko"
        label="한국어"
        src={path.replace(/\.(webm|mp4)$/, '.vtt')}
        default
      />
    </video>
  );
}
