import type { Session } from './session';

/** How long a step waits for what it needs, ms. */
const PATIENCE_MS = 20_000;
const LOOK_MS = 100;

/** A part of a page as people find it: by its role and name, in another part, or the nth of several. */
export interface Target {
  role: string;
  /** A string is the whole name. */
  name?: string | RegExp;
  within?: Target;
  nth?: number;
}

/** A target as JSON. */
export interface SentTarget extends Omit<Target, 'name' | 'within'> {
  name?: string | undefined;
  /** The source of an expression that the name matches. */
  pattern?: string | undefined;
  within?: SentTarget | undefined;
}

const sent = ({ name, within, ...rest }: Target): SentTarget => ({
  ...rest,
  name: name instanceof RegExp ? undefined : name,
  pattern: name instanceof RegExp ? name.source : undefined,
  within: within ? sent(within) : undefined,
});

/**
 * What a journey does in a browser, whichever protocol drives it. Each step waits for what it needs, and throws when
 * that does not come.
 */
export interface Driver {
  /** @param path an address in the shop that does not redirect; resolves when the page answers clicks */
  open(path: string): Promise<void>;
  /** Clicks the first such part as a pointer does: scrolled into view, standing still, at its middle. */
  press(target: Target): Promise<void>;
  count(target: Target): Promise<number>;
  /** @returns the upper edge of the first such part, in px of the window; null while there is none */
  topOf(target: Target): Promise<number | null>;
  /** Waits until the text is on the page. */
  sees(text: string): Promise<void>;
  /** Waits until the address of the page matches. */
  isAt(address: RegExp): Promise<void>;
  goBack(): Promise<void>;
  /** @returns a picture of the window, PNG */
  picture(): Promise<Buffer>;
  /** Errors that were written to the console so far. */
  errors(): string[];
  close(): Promise<void>;
}

const pause = () => new Promise((again) => setTimeout(again, LOOK_MS));

/** Looks until the result is truthy. @throws what was awaited, with the last exception as its cause */
async function patiently<Result>(what: string, look: () => Promise<Result>): Promise<void> {
  const endsAt = Date.now() + PATIENCE_MS;
  let cause: unknown;
  while (Date.now() < endsAt) {
    try {
      if (await look()) return;
    } catch (error) {
      // A document that is being replaced answers with an exception.
      cause = error;
    }
    await pause();
  }
  throw new Error(`Did not come: ${what}`, { cause });
}

const HYDRATED = `return location.pathname + location.search === arguments[0] && document.readyState === 'complete' &&
  [...document.body.children].some((root) => Object.keys(root).some((key) => key.startsWith('__reactContainer')))`;

/**
 * @param origin where the shop is, `http://localhost:3000`
 * @param finder a script that makes `finder`, the exports of `find-target.ts`
 */
export function drive(session: Session, origin: string, finder: string): Driver {
  const pointOf = (target: SentTarget) =>
    session.run<{ x: number; y: number } | null>(
      `${finder};return finder.pointOf(arguments[0])`,
      target,
    );
  const pressOnce = async (target: SentTarget): Promise<boolean> => {
    const first = await pointOf(target);
    await pause();
    const point = first && (await pointOf(target));
    if (!point || point.x !== first.x || point.y !== first.y) return false;
    await session.click(point.x, point.y);
    return true;
  };
  return {
    open: async (path) => {
      await session.go(origin + path);
      await patiently(`hydration of ${path}`, () => session.run(HYDRATED, path));
    },
    press: (target) => patiently(JSON.stringify(sent(target)), () => pressOnce(sent(target))),
    count: (target) =>
      session.run(`${finder};return finder.findTargets(arguments[0]).length`, sent(target)),
    topOf: (target) =>
      session.run(
        `${finder};return finder.findTargets(arguments[0])[0]?.getBoundingClientRect().top`,
        sent(target),
      ),
    sees: (text) =>
      patiently(text, () =>
        session.run('return document.body.innerText.includes(arguments[0])', text),
      ),
    isAt: (address) =>
      patiently(String(address), async () =>
        address.test(await session.run<string>('return location.href')),
      ),
    goBack: async () => {
      await session.run('history.back()');
    },
    picture: session.picture,
    errors: session.errors,
    close: session.end,
  };
}
