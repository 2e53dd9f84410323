import { specifiedCornerIds } from '@shop/shared/domain';

/** Guide ids of section 2 of the specification, spelled as there. */
const guides = `tab label table timer bullet coupon popover selects collapse guidance couponItem
  textField commonImage uploadImage count-number imageBanner notification product-item selectButton
  sample swiper-indicator`;

const templates = 'category box-modal full-modal bottom-sheet fixed-bottom';

/** The only skeleton that the specification names. */
const skeletons = 'product-detail';

/** State words of the specification, valid in any area; some belong to pages that do not exist. */
export const stateWords = `nodata return dialog review corner member filter loading confirm voucher
  waiting invalid completed product discount culture default overseas transfer sold-out time-deal
  reservation buy-disabled cross-border taxfree sizeguide-male sizeguide-female sizeguide-child
  sizeguide-infant exchange-wait exchange-ing exchange-done ship-prep ship-in-progress ship-delayed
  ship-delivered claim-charge claim-nocharge invalid-return gift-detail gift-exchange no-interest
  no-point no-total-point gift-card-terms recomm-code-invalid1 recomm-code-invalid2
  receiver-invalid-name receiver-invalid-phone1 receiver-invalid-phone2 long-term-installment
  interest-free lump-sum-only discovery-own discovery-not-own confirm-with-review
  confirm-without-review before_invitation delivery-no-data no-address shipping-case refuse-failed
  notification-case`.split(/\s+/);

/** State words that no page has: open in docs/coverage. The journey compares this list with the pages. */
export const wordsWithoutPage = 'dialog notification-case'.split(' ');

const named = (start: string, ids: string): string[] =>
  ids.split(/\s+/).map((id) => `/markup/${start}${id}`);

/** Pages that must exist, by group. */
export const namedPages: Record<string, string[]> = {
  guide: named('guide/', guides),
  corner: specifiedCornerIds.map((id) => `/markup/corner/${id}`),
  template: named('template/sub/', templates),
  skeleton: named('skeleton-', skeletons),
};
