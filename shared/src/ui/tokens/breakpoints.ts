/** Widths in px at which the layout changes. Style sheets write the same numbers in their media queries. */
export const breakpoints = { tablet: 768, desktop: 1024, wide: 1280 } as const;
