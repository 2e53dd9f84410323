import type { ShopBoot } from './shop-boot';

/**
 * Lets the browser check scripts and styles that webpack and the federation runtime request after the
 * page's own: it adds the hash of the release, and the browser refuses other bytes.
 */

/** After the load event, when the lists of hashes are fetched unless a file was needed before, ms. */
const IDLE_MS = 1500;
/** A file that has not come by then counts as failed, ms: the page says so, and the next try loads it again. */
const LATE_MS = 10_000;

type HashList = Record<string, string>;

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

const isSheet = (node: Node): node is HTMLLinkElement =>
  node instanceof HTMLLinkElement && node.rel === 'stylesheet';

const addressOf = (node: Node): string => {
  if (node instanceof HTMLScriptElement) return node.src;
  return isSheet(node) ? node.href : '';
};

/** The name of a list is the hash of its content. */
async function fetchList(name: string | undefined): Promise<HashList> {
  if (!name) throw new Error('The release has no list of hashes.');
  const digest = name.replace(/-/g, '+').replace(/_/g, '/');
  const response = await fetch(`/builds/hashes/${name}.json`, { integrity: `sha256-${digest}=` });
  if (!response.ok) throw new Error(`The list of hashes is a ${response.status}.`);
  return response.json();
}

/**
 * Replaces `document.head.appendChild`, by which both runtimes start files. The page's data name the list of
 * hashes of each build's folder. A remote that was released meanwhile adds its list (`renew-remote.ts`). After
 * the load event the lists of the page's own builds are fetched, others when a file of theirs is needed. A refused
 * file is fetched past the browser's cache, so that the next try finds the right bytes.
 *
 * A style sheet is added to the end of the document when it has been loaded, so that each one that begins
 * to apply is the last: one that is inserted before another makes the browser read all of them again,
 * discard the fonts and lay out all text.
 */
export function hashLaterFiles(boot: Pick<ShopBoot, 'page'>): void {
  const { head } = document;
  const appendChild = head.appendChild.bind(head);
  const lists: Record<string, Promise<HashList>> = {};

  function append(node: Node): void {
    if (!isSheet(node)) {
      appendChild(node);
      return;
    }
    const early = document.createElement('link');
    const { href, integrity, crossOrigin } = node;
    Object.assign(early, { rel: 'preload', as: 'style', href, integrity, crossOrigin });
    early.onload = early.onerror = () => {
      early.remove();
      document.body.append(node);
    };
    head.append(early);
  }

  function hashesOf(folder: string): Promise<HashList> {
    const list = lists[folder] || fetchList(boot.page?.hashes[folder]);
    lists[folder] = list;
    list.catch(() => delete lists[folder]);
    return list;
  }

  function appendWithHash(node: HTMLLinkElement | HTMLScriptElement, url: string): void {
    const [path = ''] = url.slice(location.origin.length).split('?');
    const folder = folderOf(path);
    const fail = () => void node.dispatchEvent(new Event('error'));
    const late = setTimeout(fail, LATE_MS);
    for (const end of ['load', 'error']) node.addEventListener(end, () => clearTimeout(late));
    hashesOf(folder).then((list) => {
      const hash = list[path.slice(folder.length)];
      if (!hash) return fail();
      node.integrity = `sha256-${hash}`;
      node.crossOrigin = 'anonymous';
      node.addEventListener('error', () => {
        fetch(path, { cache: 'reload' }).catch(() => undefined);
      });
      append(node);
    }, fail);
  }

  head.appendChild = <T extends Node>(node: T): T => {
    const url = addressOf(node);
    const isFile = node instanceof HTMLScriptElement || node instanceof HTMLLinkElement;
    if (isFile && url.indexOf(`${location.origin}/assets/`) === 0 && !node.integrity)
      appendWithHash(node, url);
    else append(node);
    return node;
  };

  addEventListener('load', () => {
    setTimeout(() => {
      for (const script of document.querySelectorAll('script[src^="/assets/"]'))
        hashesOf(folderOf(script.getAttribute('src') ?? '')).catch(() => undefined);
    }, IDLE_MS);
  });
}
