/** The corners of a place in a chunk of their own, for pages of this remote and of others. */
export const loadPlaceCorners = () =>
  import(/* webpackChunkName: "display.place" */ './place-corners').then(
    ({ PlaceCorners }) => PlaceCorners,
  );
