/** A place for corners on a page with contents of its own. */
export interface CornerPlaceProps {
  /** The code of the page in display data. */
  pageCd: string;
  /** The number of what the page is about, such as a category. */
  refNo?: number | undefined;
}

/** Parts of pages that another remote draws, by `<remote>/<part>`, with their props. */
export interface Fragments {
  'display/corners': CornerPlaceProps;
}
