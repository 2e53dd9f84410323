/**
 * Runs in the page: finds targets under 24 px without enough space around them (WCAG 2.5.8). Links
 * within a sentence are exempt.
 */
export function findSmallTargets(): string[] {
  const LEAST_PX = 24;
  const interactive =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch]';

  const isInSentence = (element: Element): boolean =>
    getComputedStyle(element).display.startsWith('inline') &&
    (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim() &&
    getComputedStyle(element).display === 'inline';
  const heightOf = (element: Element): number => element.getBoundingClientRect().height;
  /** A control that is drawn by its label has the size of the label. */
  const targetOf = (element: Element): Element => {
    const label = (element as HTMLInputElement).labels?.[0];
    return label && heightOf(label) > heightOf(element) ? label : element;
  };

  const targets = [...document.querySelectorAll(interactive)]
    .filter(
      (element) =>
        element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
        element.closest('[inert], [aria-hidden="true"]') === null &&
        !element.matches(':disabled'),
    )
    .map((element) => ({ element, box: targetOf(element).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);

  const isSmall = ({ width, height }: DOMRect): boolean => width < LEAST_PX || height < LEAST_PX;
  const middleOf = ({ left, top, width, height }: DOMRect) => ({
    x: left + width / 2,
    y: top + height / 2,
  });
  const distance = (from: { x: number; y: number }, box: DOMRect): number =>
    Math.hypot(
      Math.max(box.left - from.x, 0, from.x - box.right),
      Math.max(box.top - from.y, 0, from.y - box.bottom),
    );

  /** True when a pseudo-element enlarges the click area of a small target. */
  const isPressedLarge = ({ element, box }: (typeof targets)[number]): boolean => {
    const { x, y } = middleOf(box);
    const reach = LEAST_PX / 2 - 1;
    return [
      [x, y - reach],
      [x, y + reach],
      [x - reach, y],
      [x + reach, y],
    ].every(([left = 0, top = 0]) => element.contains(document.elementFromPoint(left, top)));
  };

  return targets
    .filter(({ element, box }) => isSmall(box) && !isInSentence(element))
    .filter((target) => !isPressedLarge(target))
    .filter(({ element, box }) =>
      targets.some((other) => {
        const isSame = other.element.contains(element) || element.contains(other.element);
        if (isSame || targetOf(other.element) === targetOf(element)) return false;
        const [a, b] = [middleOf(box), middleOf(other.box)];
        const isNear = distance(a, other.box) < LEAST_PX / 2;
        const meets = isSmall(other.box) && Math.hypot(a.x - b.x, a.y - b.y) < LEAST_PX;
        return isNear || meets;
      }),
    )
    .map(
      ({ element, box }) =>
        `target of ${Math.round(box.width)} × ${Math.round(box.height)} px: ${element.outerHTML.slice(0, 160)}`,
    )
    .slice(0, 5);
}
