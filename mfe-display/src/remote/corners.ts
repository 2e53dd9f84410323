/** The fragment `display/corners`: corners of display data on pages of other remotes. */
export { loadPlaceCorners as loadFragment } from '../features/corners/load-place-corners';
