/** Breakpoints in px. Style sheets repeat these numbers in their media queries. */
export const breakpoints = { tablet: 768, desktop: 1024, wide: 1280 } as const;
