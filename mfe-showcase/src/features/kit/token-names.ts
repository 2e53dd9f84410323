/* The tokens that the guides show; a test compares them with the tokens file. */

/** Colour roles, without `--color-`. */
export const colourNames = [
  'page',
  'surface',
  'sunken',
  'ink',
  'ink-soft',
  'ink-faint',
  'ink-disabled',
  'on-ink',
  'line',
  'line-strong',
  'neutral-soft',
  'line-control',
  'accent',
  'accent-soft',
  'on-accent',
  'sale',
  'sale-soft',
  'good',
  'good-soft',
  'caution',
  'caution-soft',
  'danger',
  'danger-soft',
  'on-danger',
  'coin',
  'coin-soft',
  'star',
  'scrim',
  'veil',
  'shimmer',
  'on-picture',
  'on-tone',
  'on-tone-soft',
  'picture-scrim',
  'picture-floor',
  'stage',
  'code-ink',
  'code-paper',
] as const;

/** Text styles, without `--text-`. */
export const textNames = [
  'page-title',
  'section-title',
  'subtitle',
  'price-hero',
  'price',
  'price-card',
  'control',
  'body',
  'name',
  'caption',
  'small',
  'brand',
  'code',
] as const;

/** Distances and sizes. */
export const spaceNames = [
  'space-1',
  'space-2',
  'space-3',
  'space-4',
  'space-5',
  'space-6',
  'space-8',
  'space-10',
  'space-12',
  'space-16',
  'space-18',
  'gutter',
  'section-gap',
  'size-target',
  'size-bottom-bar',
  'size-control',
  'size-control-large',
  'size-header',
  'size-header-tabs',
] as const;

/** Radii and the shadow. */
export const shapeNames = [
  'radius-mark',
  'radius-control',
  'radius-card',
  'radius-sheet',
  'radius-pill',
  'shadow-float',
] as const;

/** Durations. */
export const motionNames = ['motion-press', 'motion-appear', 'motion-sheet'] as const;
