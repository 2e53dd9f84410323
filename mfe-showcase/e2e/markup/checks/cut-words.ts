/**
 * Runs in the page: finds text clipped by a box with hidden overflow. Intended truncation (line
 * clamp, ellipsis) and scrollable content are not findings.
 */
export function findClippedTexts(): string[] {
  const SLACK_PX = 2;
  /** A clipped box taller than this has a button that expands it (상품정보 더보기). */
  const TALL_PX = 120;
  const cut: string[] = [];

  const isMeant = (style: CSSStyleDeclaration): boolean =>
    style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis';
  const isScrolled = ({ overflowX, overflowY }: CSSStyleDeclaration): boolean =>
    [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll');
  const isUnseen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest('[aria-hidden="true"], [inert], option, svg') !== null ||
      width <= 1 ||
      height <= 1
    );
  };

  /** Returns the nearest box that clips this text, unless a box inside it scrolls or truncates. */
  const cutterOf = (element: Element, words: DOMRect): Element | undefined => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (isMeant(style) || isScrolled(style)) return undefined;
      const hides = [style.overflowX, style.overflowY].map((v) => v === 'hidden' || v === 'clip');
      const edges = box.getBoundingClientRect();
      if (edges.width <= 1 || edges.height <= 1) return undefined;
      if (hides[0] && (words.right > edges.right + SLACK_PX || words.left < edges.left - SLACK_PX))
        return box;
      if (hides[1] && edges.height < TALL_PX && words.bottom > edges.bottom + SLACK_PX) return box;
    }
    return undefined;
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element || !text.textContent?.trim() || isUnseen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    if (words.width > 0 && cutterOf(element, words)) cut.push(`‘${text.textContent.trim()}’`);
  }
  return [...new Set(cut)].slice(0, 10);
}
