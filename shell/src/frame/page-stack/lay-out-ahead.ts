/** The page that is rendered before its link is clicked, once React has put it into the document. */
const preparedPage = (nodes: Iterable<Node>): HTMLElement | undefined => {
  for (const node of nodes)
    if (node instanceof HTMLElement && node.matches('[data-hidden]')) return node;
  return undefined;
};

/**
 * Lays the prepared page out while nobody waits for it, so that the click only shows it. React hides it by
 * `display: none`, which has no layout; `[data-hidden]` hides it as well and keeps the layout.
 */
function layOut(page: HTMLElement): void {
  if (page.style.display !== 'none') return;
  page.style.removeProperty('display');
  // A rectangle inside makes the browser compute styles and layout that it skips in a hidden page.
  page.firstElementChild?.getBoundingClientRect();
}

/** Waits for the prepared page to be rendered, and lays it out. @returns the function that stops this */
export function layOutAhead(): () => void {
  let page: HTMLElement | undefined;
  const observer = new MutationObserver((records) => {
    if (page) return layOut(page);
    page = preparedPage(records.flatMap(({ addedNodes }) => [...addedNodes]));
    if (!page) return;
    layOut(page);
    observer.disconnect();
    // React hides it again when a part of it has loaded.
    observer.observe(page, { attributeFilter: ['style'] });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
