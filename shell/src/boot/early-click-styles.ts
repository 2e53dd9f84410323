/**
 * The styles of the start of a product page that `early-click.ts` draws: the same places as on the page
 * that follows. They are in the script's file, because few visitors click before hydration, and a document
 * that has them is 0.2 KB larger. The sheet is in no layer, so its rules win over the foundation's.
 *
 * The drawn element precedes the page in the document, so it needs a `z-index` above the page's sticky bars. The
 * status is for screen readers only and is clipped. `::after` is a placeholder for benefits and delivery, which
 * the card does not have, and the margin of `[data-rated]` is the height of the score's line.
 */
const css = `
#shop-early{position:fixed;inset:var(--size-header) 0 0;z-index:calc(var(--z-sticky) + 1);overflow:hidden;background:var(--color-page)}
#shop-early>[role=status]{position:absolute;top:-9em}
#shop-early main{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--space-5);max-width:calc(var(--container) + 2*var(--gutter));margin-inline:auto}
#shop-early img{display:block;width:100%;max-width:560px;margin-inline:auto;aspect-ratio:1;object-fit:cover}
#shop-early main>div+div{display:grid;gap:var(--space-2);align-content:start;padding-inline:var(--gutter)}
#shop-early p{min-height:1lh;font:var(--text-name);font-weight:700}
#shop-early h1{font:var(--text-control);font-size:1.125rem;line-height:1.625rem}
#shop-early strong{font:var(--text-price-hero)}
#shop-early main>div+div::after{height:98px;margin-top:40px;border-radius:var(--radius-card);background:var(--color-sunken);content:""}
#shop-early [data-rated] strong{margin-top:30px}
@media (min-width:1024px){
#shop-early main{grid-template-columns:minmax(0,560px) minmax(0,1fr);gap:var(--space-16);padding:52px var(--gutter) 0}
#shop-early main>div+div{gap:var(--space-3);padding:0}
#shop-early img{border-radius:var(--radius-card)}
#shop-early h1{font-size:1.375rem;line-height:2rem}
}`;

export const earlyClickStyles = css.replaceAll('\n', '');

/** The custom properties that the page must define for them. */
export const earlyClickProperties: readonly string[] = [
  ...new Set(Array.from(earlyClickStyles.matchAll(/var\((--[\w-]+)/g), ([, name]) => name ?? '')),
];
