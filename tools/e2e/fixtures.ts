import { test as base, expect, type Page } from '@playwright/test';
import type { ApiClient } from './call-api';
import { makeHostile } from './hostile-document';

/** Sample members by the prefix of their type's name: 일반, 가족, 법인. */
export type SampleType = '일반' | '가족' | '법인';

interface SampleMember {
  cno: string;
  name: string;
  typeName: string;
}

/** Console messages of the browser about error responses that a test provokes. */
const expectedNoise =
  /Failed to load resource: (the server responded with a status of (4\d\d|503)|net::ERR_FAILED)/;

/** Maximum wait for a page whose scripts are blocked; a busy machine hydrates in a few seconds. */
const HYDRATION_MS = 15_000;

/**
 * Runs in the page: true once React has hydrated it. Also in a page that is not the shop's: the page of
 * a payment leads to the card issuer's as soon as it is hydrated.
 */
const isHydrated = () => {
  if (document.readyState === 'complete' && !document.getElementById('root')) return true;
  return [...(document.body?.children ?? [])].some((root) =>
    Object.keys(root).some((key) => key.startsWith('__reactContainer')),
  );
};

/**
 * Makes `goto` and `reload` wait for hydration: scripts load after the first paint, and a test
 * clicks faster than a person.
 */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const untilHydrated = () =>
    page.waitForFunction(isHydrated, undefined, { timeout: HYDRATION_MS }).catch(() => {});
  page.goto = async (...given) => {
    const response = await goto(...given);
    await untilHydrated();
    return response;
  };
  page.reload = async (...given) => {
    const response = await reload(...given);
    await untilHydrated();
    return response;
  };
}

/** React draws a part anew whose markup others changed before it was hydrated. */
const redrawn = /React error #418/;

export const test = base.extend<{ isHostile: boolean; mayRedraw: boolean }>({
  /** For journeys in documents that others change. */
  mayRedraw: [false, { option: true }],
  /** Whether each document is changed as translators and extensions do. */
  isHostile: [false, { option: true }],
  // Every tab of the context: a tab that a test opens is also clicked, or must receive messages.
  context: async ({ context, javaScriptEnabled, isHostile }, use) => {
    if (isHostile) await makeHostile(context);
    if (javaScriptEnabled !== false) context.on('page', waitForHydration);
    await use(context);
  },
  // Console errors and uncaught exceptions fail the test that caused them.
  page: async ({ page, mayRedraw }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !expectedNoise.test(message.text()))
        errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    const ours = errors.filter((text) => !(mayRedraw && redrawn.test(text)));
    expect(ours, 'errors on the console').toEqual([]);
  },
});

/** Signs in over HTTP as a sample member of this type and stores the cookies. */
export async function signIn({ request }: ApiClient, type: SampleType = '일반'): Promise<void> {
  const list = await request.get('/api/sandbox/identity/members');
  const { payload } = (await list.json()) as { payload: { members: SampleMember[] } };
  const member = payload.members.find(({ typeName }) => typeName.startsWith(type));
  if (!member) throw new Error(`No sample member of type ${type}.`);
  const issued = await request.post('/api/sandbox/identity/sign-in', {
    data: { cno: member.cno },
  });
  const { payload: ticket } = (await issued.json()) as { payload: { lid: string } };
  const response = await request.post('/api/member/v1/front/login', {
    data: { lid: ticket.lid, isReplacing: true },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

export { expect };
