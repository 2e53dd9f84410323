/** Converts the path of a page to a file name: `/markup/guide/tab?x=1` becomes guide_tab_x=1. */
export const slugOf = (path: string): string =>
  path.replace('/markup/', '').replaceAll(/[^\w가-힣=.-]/g, '_');
