/**
 * Runs in the page: what carries words, one of each look. The same boxes with the same colours around
 * words of the same kind have the same contrast, so that the twelfth card of a list is not measured
 * again, nor at the second width what the first has shown. Kept in the page for axe's next run; says
 * how many they are.
 */
export function chooseTexts(mode: string): number {
  const page = globalThis as unknown as {
    seenLooks?: Set<string>;
    textsToMeasure?: Element[];
  };
  page.seenLooks ??= new Set();
  const chains = new Map<Element, string>();

  const lookOf = (element: Element): string => {
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, filter } =
      getComputedStyle(element);
    const colours = [color, backgroundColor, backgroundImage, opacity, filter].join();
    return `${element.tagName}.${element.getAttribute('class')} ${colours} ${fontSize} ${fontWeight}`;
  };
  const chainOf = (element: Element): string => {
    const known = chains.get(element);
    if (known !== undefined) return known;
    const above = element.parentElement ? chainOf(element.parentElement) : mode;
    const chain = `${above} > ${lookOf(element)}`;
    chains.set(element, chain);
    return chain;
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
    const chain = chainOf(element);
    const isNew = !page.seenLooks?.has(chain);
    page.seenLooks?.add(chain);
    return isNew;
  });
  return page.textsToMeasure.length;
}
