import { Picture, PlayIcon } from '@shop/shared/ui';
import { useState } from 'react';
import { type Teaser, teasersOf } from './corner-items';
import type { LookProps } from './corner-props';
import { CornerSection } from './corner-section';
import { captionsOf, isFilm } from './film';
import styles from './video-corner.module.css';

/** A video of the shop. Nothing is loaded or played before it is clicked. */
export function VideoCorner({ corner }: LookProps<'video'>) {
  const film = teasersOf(corner.items).find(({ link }) => isFilm(link));
  if (!film?.link) return null;
  return (
    <CornerSection corner={corner}>
      <figure className={styles.film}>
        <Screen film={film} src={film.link} />
        <figcaption>
          <p className={styles.title}>{film.title}</p>
          {film.text && <p className={styles.text}>{film.text}</p>}
        </figcaption>
      </figure>
    </CornerSection>
  );
}

const focus = (video: HTMLVideoElement | null) => video?.focus();

function Screen({ film, src }: { film: Teaser; src: string }) {
  const [isPlaying, setIsPlaying] = useState(false);
  if (isPlaying) {
    return (
      <video
        className={styles.screen}
        aria-label={film.title}
        controls
        autoPlay
        playsInline
        ref={focus}
      >
        <source src={src} type={src.endsWith('.mp4') ? 'video/mp4' : 'video/webm'} />
        <track kind="captions" srcLang="ko" label="한국어" src={captionsOf(src)} default />
      </video>
    );
  }
  return (
    <button
      type="button"
      className={styles.poster}
      aria-label={`${film.title} 영상 재생`}
      onClick={() => setIsPlaying(true)}
    >
      {film.image && (
        <Picture
          className={styles.screen}
          image={film.wideImage ?? film.image}
          alt=""
          width={960}
          height={540}
          sizes="(min-width: 1024px) 790px, 100vw"
        />
      )}
      <span className={styles.play}>
        <PlayIcon size={28} isFilled />
      </span>
    </button>
  );
}
