import type { ComponentProps, MouseEvent } from 'react';

interface SectionLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** The id of the section. */
  section: string;
}

/**
 * Scrolls to the section without changing the URL, so that Back leaves the page. Without
 * JavaScript the browser follows the fragment.
 */
function jump(event: MouseEvent<HTMLAnchorElement>): void {
  const section = document.getElementById(event.currentTarget.hash.slice(1));
  if (!section) return;
  event.preventDefault();
  section.scrollIntoView();
  section.focus({ preventScroll: true });
}

/**
 * A link to a section of this page. Before hydration the section may be missing or still move, so the
 * shell repeats an early click afterwards.
 */
export const SectionLink = ({ section, children, ...rest }: SectionLinkProps) => (
  <a {...rest} href={`#${section}`} onClick={jump} data-keep-click="">
    {children}
  </a>
);
