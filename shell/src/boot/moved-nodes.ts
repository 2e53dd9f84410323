/**
 * A translator of the browser puts another element in the place of a text, or the text into an element. React goes on
 * using the text that it made: removing it, or inserting before it, would throw and lose the page, and a new number
 * would be written into a text that nobody sees.
 */

/** What stands in the document for a text that was taken out of it. */
type StandIns = WeakMap<Node, ChildNode>;

const isTranslation = (node: Node | null | undefined): node is ChildNode =>
  node?.nodeName === 'FONT';

/** The child of this parent that shows the node: itself, what stands for it, or what it was put into. */
function shownChild(parent: Node, node: Node, standIns: StandIns): Node | null {
  let shown: Node | null = node.parentNode ? node : standIns.get(node) || null;
  while (shown && shown.parentNode !== parent) shown = shown.parentNode;
  return shown;
}

/** Notes what replaced a text, and puts the text back when it gets other words; the translator then sees it. */
function watchTranslations(standIns: StandIns): () => void {
  const observer = new MutationObserver(note);
  function note(records: MutationRecord[]): void {
    for (const {
      type,
      target,
      addedNodes,
      removedNodes,
      previousSibling,
      nextSibling,
    } of records) {
      if (type === 'characterData') {
        standIns.get(target)?.replaceWith(target);
        standIns.delete(target);
      }
      const font = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
      for (const text of removedNodes)
        if (font && text.nodeType === Node.TEXT_NODE && !text.parentNode) {
          standIns.set(text, font);
          observer.observe(text, { characterData: true });
        }
    }
  }
  observer.observe(document, { childList: true, subtree: true });
  return () => note(observer.takeRecords());
}

/** Makes removals and insertions of the page's scripts go on where a node was moved. Before React starts. */
export function tolerateMovedNodes(): void {
  const standIns: StandIns = new WeakMap();
  const update = watchTranslations(standIns);
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    update();
    const shown = shownChild(this, child, standIns);
    if (shown) removeChild.call(this, shown);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    if (!next || next.parentNode === this) return insertBefore.call(this, node, next) as T;
    update();
    return insertBefore.call(this, node, shownChild(this, next, standIns)) as T;
  };
}
