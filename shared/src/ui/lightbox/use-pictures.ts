import { A11y, Keyboard, Swiper, Zoom } from '@shop/shared/ui/slider-library';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

const MAX_SCALE = 3;
/** Two clicks zoom from the whole picture to the maximum. */
const STEP = 1.75;
const TURN_MS = 300;

const prefersStill = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;

interface PicturesOptions {
  isOpen: boolean;
  startIndex: number;
  /** The accessible name of the list of pictures. */
  label: string;
}

const start = (
  root: HTMLElement,
  { startIndex, label }: PicturesOptions,
  onTurn: (index: number) => void,
) =>
  new Swiper(root, {
    modules: [A11y, Keyboard, Zoom],
    initialSlide: startIndex,
    speed: prefersStill() ? 0 : TURN_MS,
    // The layer is modal, so an open lightbox is visible.
    keyboard: { enabled: true, onlyInViewport: false },
    zoom: { maxRatio: MAX_SCALE },
    a11y: {
      containerRoleDescriptionMessage: '캐러셀',
      containerRole: 'group',
      containerMessage: label,
      slideLabelMessage: '{{slidesLength}}장 중 {{index}}번째 사진',
      // The counter announces the position, so swiper's own messages are off.
      wrapperLiveRegion: false,
    },
    on: { slideChange: ({ activeIndex }) => onTurn(activeIndex) },
  });

/**
 * Pictures in a row, driven by swiper while the layer is open (swipe, arrow keys, pinch, double
 * tap, drag). Returns the current index and the button handlers.
 */
export function usePictures(options: PicturesOptions) {
  const { isOpen } = options;
  const rootRef = useRef<HTMLDivElement>(null);
  const swiperRef = useRef<Swiper>(null);
  const [index, setIndex] = useState(options.startIndex);

  const begin = useEffectEvent((root: HTMLElement) => {
    setIndex(options.startIndex);
    return start(root, options, setIndex);
  });

  // Before the first paint; only opening sets the first picture.
  useLayoutEffect(() => {
    if (!isOpen || !rootRef.current) return;
    const swiper = begin(rootRef.current);
    swiperRef.current = swiper;
    return () => {
      swiperRef.current = null;
      swiper.zoom.out();
      // Keeps the styles, so that the picture does not jump during the closing animation.
      swiper.destroy(true, false);
    };
  }, [isOpen]);

  const zoomBy = (factor: number) => {
    const zoom = swiperRef.current?.zoom;
    if (!zoom) return;
    const scale = Math.min(MAX_SCALE, zoom.scale * factor);
    if (scale <= 1) return zoom.out();
    // Swiper zooms from the corner instead of the centre unless a scale was set before.
    if (zoom.scale === 1) zoom.in(1);
    zoom.in(scale);
  };

  return {
    rootRef,
    index,
    turn: (step: 1 | -1) =>
      step === 1 ? swiperRef.current?.slideNext() : swiperRef.current?.slidePrev(),
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    zoomReset: () => swiperRef.current?.zoom.out(),
  };
}
