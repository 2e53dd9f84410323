/**
 * Says when a page is not hydrated: its scripts are missing, changed, hanging or broken, so its
 * buttons do nothing. Links and forms go on working without scripts.
 *
 * The page is hydrated when the client has removed the speculation rules (shell/src/client/bootstrap.tsx).
 */

/**
 * Time after which a page whose scripts neither run nor fail counts as failed, ms. A slow page runs by then, and what
 * is pressed meanwhile is kept and shows that it waits (`early-press.ts`); the notice is removed when it runs after all.
 */
const BOOT_TIMEOUT_MS = 20_000;

/** The longest time that a retry fetches files before it reloads the page, ms. */
const REFETCH_MS = 3000;

/** How often the notice looks whether the page is hydrated, and whether the document has a body, ms. */
const LOOK_MS = 200;
const BODY_MS = 500;

const texts = {
  slow: '아직 화면을 다 불러오지 못했어요.',
  failed: '화면을 다 불러오지 못해 버튼이 눌리지 않아요.',
  retry: '다시 불러오기',
};

/** Each file that the boot loads is reported: when it starts, when it has run or applies, when it has failed. */
export interface BootWatch {
  wait(address: string): void;
  got(address: string): void;
  /** Without a file of a remote the page starts. */
  lost(address: string): void;
  /** Reports a press that was kept too long without hydration. */
  late(): void;
}

const isReady = (): boolean =>
  document.readyState !== 'loading' && !document.querySelector('script[type="speculationrules"]');

/**
 * Extensions throw and reject in a page as well: only what names a file of the shop counts.
 * @param trace the file of an error, or its stack
 */
const isOurs = (trace: unknown): boolean =>
  String(trace).indexOf(`${location.origin}/assets/`) >= 0;

/**
 * Watches from the head on. Retry fetches what is missing past the browser's cache, in which a changed file would
 * stay for a year, and reloads the page.
 * @param whenLost called when the page's scripts have failed: finally, or perhaps, because one of them threw
 */
export function watchBoot(whenLost: (isFinal: boolean) => void): BootWatch {
  const missing: Record<string, 1> = {};
  let words: HTMLElement | undefined;
  let timer = setTimeout(say, BOOT_TIMEOUT_MS);

  function retry(button: HTMLButtonElement): void {
    button.disabled = true;
    const again = () => location.reload();
    setTimeout(again, REFETCH_MS);
    Promise.all(Object.keys(missing).map((file) => fetch(file, { cache: 'reload' }))).then(
      again,
      again,
    );
  }

  function addNotice(body: HTMLElement): HTMLElement {
    const bar = document.createElement('div');
    const text = document.createElement('p');
    const button = document.createElement('button');
    bar.id = 'shop-notice';
    bar.setAttribute('role', 'alert');
    bar.append(text, button);
    button.textContent = texts.retry;
    button.type = 'button';
    button.onclick = () => retry(button);
    body.prepend(bar);
    const look = setInterval(() => {
      if (!isReady()) return;
      clearInterval(look);
      bar.remove();
      words = undefined;
    }, LOOK_MS);
    return text;
  }

  function say(isLost?: boolean): void {
    if (isReady()) return;
    const { body } = document;
    if (!body) {
      timer = setTimeout(say, BODY_MS);
      return;
    }
    clearTimeout(timer);
    words = words || addNotice(body);
    words.textContent = isLost ? texts.failed : texts.slow;
  }

  function lose(isFinal: boolean): void {
    if (isReady()) return;
    whenLost(isFinal);
    say(true);
  }

  addEventListener('error', ({ filename }) => {
    if (isOurs(filename)) lose(false);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isOurs(reason?.stack)) lose(false);
  });
  return {
    wait: (address) => {
      missing[address] = 1;
    },
    got: (address) => {
      delete missing[address];
    },
    late: () => say(),
    lost: (address) => {
      if (!/^\/assets\/(?!shell\/)/.test(address)) lose(true);
    },
  };
}
