import type { ReactNode } from 'react';
import { AfterPaint } from '../after-paint/after-paint';
import { classNames } from '../class-names/class-names';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icon';
import { IconButton } from '../icon-button/icon-button';
import { Indicator } from '../indicator/indicator';
import styles from './carousel.module.css';
import { useAutoplay } from './use-autoplay';
import { useSnapTrack } from './use-snap-track';

export interface CarouselSlide {
  id: string | number;
  /** Must contain a link or button, so that the keyboard reaches every slide. */
  content: ReactNode;
}

export interface CarouselProps {
  /** The carousel's accessible name. */
  label: string;
  slides: readonly CarouselSlide[];
  /** Autoplay delay in ms, at most 5000; no autoplay when absent. */
  autoplayMs?: number;
  /** `peek` shows the edge of the next slide, and two slides from 1024 px on. */
  look?: 'full' | 'peek';
  className?: string;
}

const LONGEST_AUTOPLAY_MS = 5000;

/** Swipeable slides with a counter, previous and next buttons and a stop button (KWCAG 2.2). */
export function Carousel({ label, slides, autoplayMs, look = 'full', className }: CarouselProps) {
  const { index, goTo, trackProps } = useSnapTrack();
  const count = slides.length;
  const canPlay = autoplayMs !== undefined && count > 1;
  const { isPlaying, toggle, holdProps } = useAutoplay(
    canPlay ? Math.min(autoplayMs, LONGEST_AUTOPLAY_MS) : undefined,
    () => goTo(index + 1),
  );
  return (
    // A group and not a landmark: a home page has many, and the surrounding section is named
    // already.
    <div
      role="group"
      className={classNames(styles.carousel, styles[look], className)}
      aria-roledescription="캐러셀"
      aria-label={label}
      {...holdProps}
    >
      <div {...trackProps} className={styles.track}>
        {slides.map((slide, i) => (
          // A fieldset is for forms; the ARIA pattern requires this role.
          <AfterPaint
            key={slide.id}
            step={look === 'full' && i > 0 ? 1 : undefined}
            role="group"
            aria-roledescription="슬라이드"
            aria-label={`${count}개 중 ${i + 1}번째`}
            className={styles.slide}
          >
            {slide.content}
          </AfterPaint>
        ))}
      </div>
      {count > 1 && (
        <>
          <IconButton
            className={classNames(styles.arrow, styles.previous)}
            label="이전"
            icon={<ChevronLeftIcon />}
            onClick={() => goTo(index - 1)}
          />
          <IconButton
            className={classNames(styles.arrow, styles.next)}
            label="다음"
            icon={<ChevronRightIcon />}
            onClick={() => goTo(index + 1)}
          />
          <div className={styles.status}>
            <Indicator count={count} index={index} look="fraction" />
            {canPlay && (
              <button
                type="button"
                className={styles.play}
                aria-label={isPlaying ? '정지' : '재생'}
                onClick={toggle}
              >
                {isPlaying ? <PauseIcon size={14} /> : <PlayIcon size={14} isFilled />}
              </button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
