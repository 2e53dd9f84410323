import { ArticleCorner } from './article-corner';
import { BannerCorner } from './banner-corner';
import { BrandCorner } from './brand-corner';
import { lookOf } from './corner-looks';
import type { CornerProps } from './corner-props';
import { CouponCorner } from './coupon-corner';
import { TextCorner } from './text-corner';

/** The renderers that come when they are wanted. */
export function LaterLook({ corner }: CornerProps) {
  const look = lookOf(corner);
  switch (look?.kind) {
    case 'banner':
      return <BannerCorner corner={corner} look={look.look} />;
    case 'text':
      return <TextCorner corner={corner} />;
    case 'coupon':
      return <CouponCorner corner={corner} />;
    case 'brand':
      return <BrandCorner corner={corner} />;
    case 'article':
      return <ArticleCorner corner={corner} />;
    default:
      return null;
  }
}
