import type { Corner } from '@shop/shared/contracts';
import { ArticleCorner } from './article-corner';
import { BannerCorner } from './banner-corner';
import { BrandCorner } from './brand-corner';
import { lookOf } from './corner-looks';
import { CouponCorner } from './coupon-corner';
import { DealCorner } from './deal-corner';
import { GoodsCorner } from './goods-corner';
import { HeroCorner } from './hero-corner';
import { ShortcutCorner } from './shortcut-corner';
import { TextCorner } from './text-corner';

export interface CornerProps {
  corner: Corner;
  /** On the first screen: its pictures are wanted at once. */
  isFirst?: boolean;
}

/** Draws a corner by its id; nothing for an unknown id, and nothing where there is nothing to show. */
export function CornerView({ corner, isFirst = false }: CornerProps) {
  const look = lookOf(corner);
  switch (look?.kind) {
    case 'hero':
      return <HeroCorner corner={corner} isFirst={isFirst} />;
    case 'banner':
      return <BannerCorner corner={corner} look={look.look} />;
    case 'text':
      return <TextCorner corner={corner} />;
    case 'goods':
      return <GoodsCorner corner={corner} look={look.look} isFirst={isFirst} />;
    case 'deal':
      return <DealCorner corner={corner} isFirst={isFirst} />;
    case 'coupon':
      return <CouponCorner corner={corner} />;
    case 'shortcut':
      return <ShortcutCorner corner={corner} hasTitle={look.hasTitle} />;
    case 'brand':
      return <BrandCorner corner={corner} />;
    case 'article':
      return <ArticleCorner corner={corner} />;
    case undefined:
      return null;
  }
}
