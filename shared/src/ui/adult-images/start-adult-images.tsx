import { type AdultImageProps, type App, provideAdultImage, useStore } from '@shop/shared/app';
import { useEffect } from 'react';
import { AdultImages } from './adult-images';

/** Shows verified members the pictures of adult goods on all cards of the tab. */
export function startAdultImages(app: App): void {
  const adult = new AdultImages(app);

  provideAdultImage(function AdultImage({ goodsNo, children }: AdultImageProps) {
    const image = useStore(adult.images, (byNo) => byNo[goodsNo]);
    useEffect(() => adult.want(goodsNo), [goodsNo]);
    return children(image);
  });
}
