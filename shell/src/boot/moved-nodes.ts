/**
 * Browser translators replace text nodes with `<font>` elements, or move them into such elements. React keeps
 * references to the original text nodes: `removeChild` and `insertBefore` would throw `NotFoundError` and the page
 * would be lost, and an updated price would be written to a node that is no longer in the document.
 */

/** The element that replaced a text node in the document, by text node. */
type StandIns = WeakMap<Node, ChildNode>;

const isTranslation = (node: Node | null | undefined): node is ChildNode =>
  node?.nodeName === 'FONT';

/** The child of `parent` that contains the node, or the element that replaced it. */
function shownChild(parent: Node, node: Node, standIns: StandIns): Node | null {
  let shown: Node | null = node.parentNode ? node : standIns.get(node) || null;
  while (shown && shown.parentNode !== parent) shown = shown.parentNode;
  return shown;
}

/** Records which element replaced a text node. When React changes that text, the node is put back, so that it is translated again. */
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

/** Patches `removeChild` and `insertBefore` to accept moved nodes. Call before React starts. */
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
