/** One page of the design reference, as its index lists it. */
export interface MarkupPage {
  /** Path and query below the shop's root: `/markup/corner/hot-deal`. */
  path: string;
  title: string;
  group: 'guide' | 'corner' | 'skeleton' | 'template' | 'state';
  /** Further search words: state words of the specification, component names. */
  words?: readonly string[];
}
