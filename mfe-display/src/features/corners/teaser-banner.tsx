import { ImageBanner, type ImageBannerProps } from '@shop/shared/ui';
import type { Teaser } from './corner-items';

interface TeaserBannerProps {
  teaser: Teaser;
  look: NonNullable<ImageBannerProps['look']>;
}

/** A teaser as a banner. Portrait arrangements use `image`, others the landscape variant. */
export function TeaserBanner({ teaser, look }: TeaserBannerProps) {
  const { image, wideImage, link, title, eyebrow, text } = teaser;
  const isUpright = look === 'small' || look === 'tall';
  return (
    <ImageBanner
      {...{ link, title, eyebrow, text, look }}
      image={isUpright ? image : (wideImage ?? image)}
      tabletImage={look === 'tall' ? wideImage : undefined}
    />
  );
}
