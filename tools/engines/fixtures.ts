import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { build } from 'esbuild';
import { type Driver, drive } from './driver';
import { openFirefox } from './firefox';
import type { Session, Window } from './session';
import { openWebKit } from './webkit';

interface Engine {
  openWindow(window: Window): Promise<Session>;
  /** A phone's, for which the server sends other markup. */
  phone: string;
}

const engines = {
  firefox: {
    openWindow: openFirefox,
    phone: 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  },
  webkit: {
    openWindow: openWebKit,
    phone:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  },
} satisfies Record<string, Engine>;

const PHONE_BELOW = 768;
/** Of a window, in px. */
export const HEIGHT = 844;

/** @returns a script that makes `finder`, the exports of `find-target.ts` */
async function bundleFinder(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'find-target.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'finder',
    minify: true,
  });
  return outputFiles[0]?.text ?? '';
}

interface Fixtures {
  engine: keyof typeof engines;
  /** Opens the shop in a window of this width, in px; errors of its console fail the test. */
  openShopper(width: number): Promise<Driver>;
}

/**
 * Journeys in engines that Playwright brings as builds of its own, which no package has: the system's Firefox and
 * WebKit are driven by the W3C's protocols instead.
 */
export const test = base.extend<Fixtures>({
  engine: ['firefox', { option: true }],
  openShopper: async ({ engine, baseURL }, use) => {
    const finder = await bundleFinder();
    const opened: Driver[] = [];
    const { openWindow, phone } = engines[engine];
    await use(async (width) => {
      const userAgent = width < PHONE_BELOW ? phone : undefined;
      const session = await openWindow({ width, height: HEIGHT, userAgent });
      const shopper = drive(session, baseURL ?? '', finder);
      opened.push(shopper);
      return shopper;
    });
    const errors = opened.flatMap((shopper) => shopper.errors());
    for (const shopper of opened) await shopper.close();
    expect(errors, 'errors on the console').toEqual([]);
  },
});
