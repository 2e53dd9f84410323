import type { BootWatch } from './boot-watch';

export interface SheetFile {
  href: string;
  integrity: string;
}

interface SheetLink {
  parent: HTMLElement;
  rel: 'preload' | 'stylesheet';
  as?: 'style';
}

/** The style sheets that an element of a document lists as text. */
export const sheetsIn = (list: Element | null): SheetFile[] =>
  Array.from(
    (list?.textContent ?? '').matchAll(/href="([^"]+)" integrity="([^"]+)"/g),
    ([, href = '', integrity = '']) => ({ href, integrity }),
  );

function addLink({ href, integrity }: SheetFile, watch: BootWatch, { parent, ...more }: SheetLink) {
  return new Promise<void>((done) => {
    const link = document.createElement('link');
    Object.assign(link, { href, integrity, ...more });
    watch.wait(href);
    link.onload = () => {
      watch.got(href);
      if (more.as) link.remove();
      done();
    };
    link.onerror = () => {
      link.remove();
      watch.lost(href);
      done();
    };
    parent.append(link);
  });
}

/**
 * Adds a link for each style sheet, in their order. One that failed is removed, because webpack's runtime requests it
 * again only when no link has it.
 * @returns a promise that resolves when each has loaded or failed
 */
export const applySheets = (
  files: readonly SheetFile[],
  watch: BootWatch,
  link: SheetLink,
): Promise<unknown> => Promise.all(files.map((file) => addLink(file, watch, link)));
