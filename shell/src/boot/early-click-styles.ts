/**
 * The styles of the element in which `early-click.ts` shows a placeholder; those of the placeholder are its own. They
 * are in the script's file, because few visitors click before hydration. The sheet is in no layer, so its rules win
 * over the foundation's.
 *
 * The element precedes the page in the document, so it needs a `z-index` above the page's sticky bars. The status is
 * for screen readers only and is clipped.
 */
export const earlyClickStyles =
  '#shop-early{position:fixed;inset:var(--size-header) 0 0;z-index:calc(var(--z-sticky) + 1);overflow:hidden;background:var(--color-page)}#shop-early>[role=status]{position:absolute;top:-9em}';

/** The custom properties that the page must define for them. */
export const earlyClickProperties = ['--size-header', '--z-sticky', '--color-page'];
