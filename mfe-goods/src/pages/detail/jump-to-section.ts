import type { MouseEvent } from 'react';

/**
 * A link to a place further down this page. Without script the browser jumps by itself; with it the
 * address stays, so that Back leaves the page instead of jumping up.
 */
export function jumpToSection(event: MouseEvent<HTMLAnchorElement>): void {
  const section = document.getElementById(event.currentTarget.hash.slice(1));
  if (!section) return;
  event.preventDefault();
  section.scrollIntoView();
  section.focus({ preventScroll: true });
}
