/** The pages that this remote adds to the design reference. */
export { ownPages as markupPages } from '../features/own-pages/own-pages';
