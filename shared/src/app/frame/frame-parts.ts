import type { HeaderOptions, LayoutName } from '../navigation';

/** What a page says of the frame around it. */
export interface FrameOptions {
  title: string;
  layout: LayoutName;
  isBlankOnPhone: boolean;
  header: HeaderOptions;
}

/** The parts of the frame around a page, in the browser and in the app. */
export interface FrameParts {
  hasHeader: boolean;
  /** Name, search and basket above the menu; in the app its own bar shows them. */
  hasTopRow: boolean;
  /** First row and menu together, 104 px; positions what floats below it. */
  hasTallHeader: boolean;
  hasFooter: boolean;
  hasTabBar: boolean;
  /** The tab bar or the page's own bar in its place. */
  hasBottomBar: boolean;
  /** The bars requested from the app (spec section 7, changeMainNavigationVisibility). */
  app: { showHeader: 'Y' | 'N'; showFooter: 'Y' | 'N' };
}

const yesNo = (is: boolean): 'Y' | 'N' => (is ? 'Y' : 'N');

/**
 * In the app its bars replace the main header's first row and the tab bar. The header of a sub page
 * (back, title) is the shop's, and the app's is hidden.
 */
export function resolveFrameParts(
  { layout, header, isBlankOnPhone }: FrameOptions,
  isInApp: boolean,
): FrameParts {
  const hasHeader = layout !== 'blank';
  const hasFooter = hasHeader && layout !== 'header-only';
  const isSub = header.kind === 'sub';
  const hasTabBar = hasFooter && !isBlankOnPhone && (header.hasTabBar ?? !isSub);
  return {
    hasHeader,
    hasTopRow: !isInApp || isSub,
    hasTallHeader: hasHeader && !isSub && !isInApp,
    hasFooter,
    hasTabBar: hasTabBar && !isInApp,
    hasBottomBar: (hasTabBar && !isInApp) || header.hasTabBar === false,
    app: {
      showHeader: yesNo(hasHeader && !isSub && !isBlankOnPhone),
      showFooter: yesNo(hasTabBar),
    },
  };
}
