import type { Corner } from '@shop/shared/contracts';

/** Corners of the completed order: rails of goods that are selected by the member alone. */
const ids: readonly string[] = ['order-completed-related', 'order-completed-category-related'];

/** Whether the server can read and draw it: the others need the device or more code. */
export const isOrderRail = ({ cornerId, personal }: Corner): boolean =>
  personal === 'member' && ids.includes(cornerId);
