/**
 * Runs in the page: what carries words, one of each look. The same boxes in the same colours around
 * words of the same kind have the same contrast: the twelfth card of a list is not measured again, nor
 * at another width or in another mode what looks there as it did before. Kept in the page for axe's
 * next run; says how many they are.
 */
export function chooseTexts(): number {
  const page = globalThis as unknown as {
    seenLooks?: Set<string>;
    textsToMeasure?: Element[];
  };
  page.seenLooks ??= new Set();
  const grounds = new Map<Element, string>();

  /** What is behind the words: every box around them, with its name, since one may lie over another. */
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
  /** One that stands aside in a carousel cannot be measured, so that another must speak for it. */
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
  page.textsToMeasure = [...carriers].filter((element) => {
    if (!isInView(element)) return false;
    const look = lookOf(element);
    const isNew = !page.seenLooks?.has(look);
    page.seenLooks?.add(look);
    return isNew;
  });
  return page.textsToMeasure.length;
}
