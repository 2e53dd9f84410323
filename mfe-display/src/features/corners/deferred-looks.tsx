import type { Corner } from '@shop/shared/contracts';
import { ArticleCorner } from './article-corner';
import { BannerCorner } from './banner-corner';
import { BrandCorner } from './brand-corner';
import { CardCorner } from './card-corner';
import { CareServiceCorner } from './care-service-corner';
import { ChoiceCorner } from './choice-corner';
import { CombCorner } from './comb-corner';
import { type CornerLook, lookOf } from './corner-looks';
import type { CornerProps } from './corner-props';
import { CouponCorner } from './coupon-corner';
import { ImpressionCorner } from './impression-corner';
import { InstallmentCorner } from './installment-corner';
import { PersonalCorner } from './personal-corner';
import { PopupCorner } from './popup-corner';
import { RecommendedCorner } from './recommended-corner';
import { ShelfCorner } from './shelf-corner';
import { SpotlightCorner } from './spotlight-corner';
import { TabbedCorner } from './tabbed-corner';
import { TextCorner } from './text-corner';
import { TicketCorner } from './ticket-corner';
import { VideoCorner } from './video-corner';

export { CornerSkeleton } from './corner-skeleton';

/** Selects a renderer of the deferred chunk. */
export function DeferredLook({ corner }: CornerProps) {
  const look = lookOf(corner);
  if (!look) return null;
  if (look.kind === 'popup') return <PopupCorner corner={corner} />;
  if (corner.personal && corner.items.length === 0) {
    return (
      <PersonalCorner corner={corner}>
        {(filled) => <DeferredLook corner={filled} />}
      </PersonalCorner>
    );
  }
  return (
    <ImpressionCorner corner={corner}>
      <Look corner={corner} {...look} />
    </ImpressionCorner>
  );
}

function Look({ corner, ...look }: { corner: Corner } & CornerLook) {
  switch (look.kind) {
    case 'banner':
      return <BannerCorner corner={corner} look={look.look} />;
    case 'text':
      return <TextCorner corner={corner} look={look.look} />;
    case 'tabbed':
      return <TabbedCorner corner={corner} look={look.look} />;
    case 'shelf':
      return <ShelfCorner corner={corner} look={look.look} />;
    case 'comb':
      return <CombCorner corner={corner} look={look.look} />;
    case 'ticket':
      return <TicketCorner corner={corner} look={look.look} />;
    case 'installment':
      return <InstallmentCorner corner={corner} look={look.look} />;
    case 'spotlight':
      return <SpotlightCorner corner={corner} look={look.look} />;
    case 'coupon':
      return <CouponCorner corner={corner} look={look.look} />;
    case 'brand':
      return <BrandCorner corner={corner} look={look.look} />;
    case 'article':
      return <ArticleCorner corner={corner} look={look.look} />;
    case 'video':
      return <VideoCorner corner={corner} look={look.look} />;
    case 'recommended':
      return <RecommendedCorner corner={corner} look={look.look} />;
    case 'choice':
      return <ChoiceCorner corner={corner} look={look.look} />;
    case 'card':
      return <CardCorner corner={corner} look={look.look} />;
    case 'careService':
      return <CareServiceCorner corner={corner} look={look.look} />;
    default:
      return null;
  }
}
