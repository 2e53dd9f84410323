import { type AdultImageProps, type App, provideAdultImage } from '@shop/shared/app';
import { useEffect, useSyncExternalStore } from 'react';
import { AdultImages } from './adult-images';

/** Shows verified members the pictures of adult goods on all cards of the tab. */
export function startAdultImages(app: App): void {
  const images = new AdultImages(app);

  provideAdultImage(function AdultImage({ goodsNo, children }: AdultImageProps) {
    const image = useSyncExternalStore(
      images.subscribe,
      () => images.get(goodsNo),
      () => undefined,
    );
    useEffect(() => images.want(goodsNo), [goodsNo]);
    return children(image);
  });
}
