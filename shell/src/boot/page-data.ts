import {
  DATA_ID,
  type PageData,
  WHOLE_DOCUMENT_COOKIE,
  WHOLE_DOCUMENT_MAX_AGE_S,
} from '@shop/shared/app/document';
import type { BootWatch } from './boot-watch';

const never = () => new Promise<never>(() => {});

const hasCookie = (): boolean => document.cookie.indexOf(`${WHOLE_DOCUMENT_COOKIE}=`) >= 0;

/** Loads the page again with its data inside, once. @returns whether it does */
function loadWhole(): boolean {
  if (hasCookie()) return false;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and not in every browser
  document.cookie = `${WHOLE_DOCUMENT_COOKIE}=1;path=/;max-age=${WHOLE_DOCUMENT_MAX_AGE_S}`;
  if (!hasCookie()) return false;
  location.reload();
  return true;
}

async function fetchData(address: string): Promise<PageData> {
  const response = await fetch(address);
  if (response.ok) return response.json();
  if (response.status === 404 && loadWhole()) return never();
  throw new Error(`The data of the page are a ${response.status}.`);
}

/**
 * The page's data, from the document or from where it links to. A gateway that does not have the data of this
 * document any more answers 404: the page is loaded again with its data inside, once, by a cookie. When that did
 * not help, without cookies, and for every other failure, the page says that it could not be loaded.
 */
export async function readData(watch: BootWatch): Promise<PageData> {
  const data = document.getElementById(DATA_ID);
  const address = data?.getAttribute('href');
  if (!address) return JSON.parse(data?.textContent ?? '');
  watch.wait(address);
  try {
    const page = await fetchData(address);
    watch.got(address);
    return page;
  } catch {
    watch.lost(address);
    return never();
  }
}
