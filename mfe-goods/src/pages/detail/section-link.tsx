import type { ComponentProps, MouseEvent } from 'react';

interface SectionLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** The id of the section. */
  section: string;
}

/** Without script the browser jumps by itself; with it the address stays, so that Back leaves the page instead of jumping up. */
function jump(event: MouseEvent<HTMLAnchorElement>): void {
  const section = document.getElementById(event.currentTarget.hash.slice(1));
  if (!section) return;
  event.preventDefault();
  section.scrollIntoView();
  section.focus({ preventScroll: true });
}

/** A link to a place further down this page. */
export const SectionLink = ({ section, children, ...rest }: SectionLinkProps) => (
  <a {...rest} href={`#${section}`} onClick={jump}>
    {children}
  </a>
);
