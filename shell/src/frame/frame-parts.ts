import type { HeaderOptions, LayoutName } from '@shop/shared/app';

export interface FrameOptions {
  title: string;
  layout: LayoutName;
  isBlankOnPhone: boolean;
  header: HeaderOptions;
}

/** What stands around a page: here, and in the app's own bars. */
export interface FrameParts {
  hasHeader: boolean;
  /** Name, search and basket above the menu; the app's own bar shows them in the app. */
  hasTopRow: boolean;
  /** First row and menu together, 104 px: what floats below it needs to know. */
  hasTallHeader: boolean;
  hasFooter: boolean;
  hasTabBar: boolean;
  /** What the app is asked to show (spec section 7, changeMainNavigationVisibility). */
  app: { showHeader: 'Y' | 'N'; showFooter: 'Y' | 'N' };
}

const yesNo = (is: boolean): 'Y' | 'N' => (is ? 'Y' : 'N');

/**
 * Nothing stands twice: in the app its bars take the place of the main header's first row and of the
 * tab bar. The header of a sub page (back, title) stays ours, and the app's is hidden then.
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
    app: {
      showHeader: yesNo(hasHeader && !isSub && !isBlankOnPhone),
      showFooter: yesNo(hasTabBar),
    },
  };
}
