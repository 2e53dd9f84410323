/**
 * Runs in the page: selects one text element of each look for the contrast check. Elements with the
 * same boxes, colours and text style have the same contrast, so repeats are skipped, also at other
 * widths and in other modes.
 */
export function selectTextsToMeasure(): Element[] {
  const page = globalThis as unknown as { seenLooks?: Set<string> };
  page.seenLooks ??= new Set();
  const grounds = new Map<Element, string>();

  /**
   * Returns the background of a text: classes and styles of every ancestor, since one may overlap
   * another.
   */
  const groundOf = (element: Element | null): string => {
    if (!element) return '';
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
    const own = [
      element.getAttribute('class'),
      backgroundColor,
      backgroundImage,
      opacity,
      filter,
    ].join();
    const ground = `${groundOf(element.parentElement)} > ${own}`;
    grounds.set(element, ground);
    return ground;
  };
  const lookOf = (element: Element): string => {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    return `${color} ${fontSize} ${fontWeight} on ${groundOf(element)}`;
  };
  /**
   * An element outside the view of a carousel cannot be measured, so another one of its look is
   * selected.
   */
  const isInView = (element: Element): boolean => {
    const { left, right, width, height } = element.getBoundingClientRect();
    const isSeen = width > 1 && height > 1 && left >= 0 && right <= innerWidth + 1;
    return isSeen && element.checkVisibility({ visibilityProperty: true });
  };

  const carriers = new Set<Element>(document.querySelectorAll('input, select, textarea'));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.textContent?.trim() && text.parentElement) carriers.add(text.parentElement);
  }
  return [...carriers].filter((element) => {
    if (!isInView(element)) return false;
    const look = lookOf(element);
    const isNew = !page.seenLooks?.has(look);
    page.seenLooks?.add(look);
    return isNew;
  });
}
