import { DATA_ID, type PageData, type PageFile } from '@shop/shared/app/document';
import type { BootWatch } from './boot-watch';
import { answerClicks } from './early-click';
import type { ShopBoot } from './shop-boot';
import { within } from './within';

/** The longest time that scripts wait for an image, ms. */
const IMAGE_WAIT_MS = 1000;

/** The longest time that anything waits for a frame, ms; a page in the background gets none. */
const FRAME_WAIT_MS = 200;

/** Scripts started in one task; each takes a phone about 7 ms. */
const SCRIPTS_PER_TASK = 4;

/** Waits for the first image, because scripts loaded at the same time would delay it. */
function firstImage(): Promise<unknown> {
  const image = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!image || image.complete) return Promise.resolve();
  const loaded = new Promise((go) => {
    image.onload = image.onerror = go;
  });
  return within(IMAGE_WAIT_MS, loaded);
}

const nextFrame = (): Promise<unknown> =>
  within(FRAME_WAIT_MS, new Promise((go) => requestAnimationFrame(() => setTimeout(go))));

/** A script that failed is removed, because the federation runtime would wait for it instead of trying again. */
function runScript([src, integrity]: PageFile, watch: BootWatch): Promise<void> {
  return new Promise((done) => {
    const script = document.createElement('script');
    const crossOrigin = 'anonymous';
    Object.assign(script, { src, integrity, crossOrigin, async: false, fetchPriority: 'low' });
    watch.wait(src);
    script.onload = () => {
      watch.got(src);
      done();
    };
    script.onerror = () => {
      script.remove();
      watch.lost(src);
      done();
    };
    document.head.append(script);
  });
}

/** Starts scripts in several tasks; they run in order. @returns promises of those that the page needs */
async function runScripts(files: readonly PageFile[], watch: BootWatch): Promise<unknown[]> {
  const loads: Promise<void>[] = [];
  for (let from = 0; from < files.length; from += SCRIPTS_PER_TASK) {
    if (from > 0) await new Promise((go) => setTimeout(go));
    for (const file of files.slice(from, from + SCRIPTS_PER_TASK)) {
      const load = runScript(file, watch);
      if (!file[2]) loads.push(load);
    }
  }
  return Promise.all(loads);
}

/** A link of the parser that failed is removed, so that webpack's runtime requests its style sheet again. */
function removeFailedSheets(watch: BootWatch): void {
  // The links of a phone are the script's (`first-paint.ts`).
  if (document.head.querySelector('noscript')) return;
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][integrity]');
  for (const link of links) {
    if (link.sheet) continue;
    watch.lost(link.getAttribute('href') ?? '');
    link.remove();
  }
}

const readData = (): PageData => JSON.parse(document.getElementById(DATA_ID)?.textContent ?? '');

/**
 * Applies the style sheets and draws what the first paint left out once the first image is there. In the frame
 * after it, it downloads all scripts of the page with low priority. Optional scripts are the
 * last ones, and hydration does not wait for them. Clicks on cards are answered from now on.
 */
export function loadPage(boot: ShopBoot): void {
  const { watch, paint } = boot;
  const image = firstImage();
  removeFailedSheets(watch);
  const sheets = image.then(() => paint.draw());
  boot.sheets = sheets;
  const page = readData();
  boot.page = page;
  boot.early = answerClicks(page.placeholders);
  const files = page.files.filter(([src]) => src.indexOf('/assets/') === 0);
  boot.files = image.then(nextFrame).then(() => Promise.all([runScripts(files, watch), sheets]));
}
