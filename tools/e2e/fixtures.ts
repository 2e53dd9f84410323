import { test as base, expect, type Page } from '@playwright/test';
import type { Asker } from './ask';

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

/** Maximum wait for a page whose scripts are blocked. */
const HYDRATION_MS = 5000;

/** Runs in the page: true once React has hydrated it. */
const isHydrated = () =>
  [...document.body.children].some((root) =>
    Object.keys(root).some((key) => key.startsWith('__reactContainer')),
  );

/**
 * Waits for hydration after navigation: scripts load after the first paint, and a test clicks
 * faster than a person.
 */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...given) => {
    const answer = await goto(...given);
    await page.waitForFunction(isHydrated, undefined, { timeout: HYDRATION_MS }).catch(() => {});
    return answer;
  };
}

export const test = base.extend<{ quiet: undefined }>({
  // Console errors and uncaught exceptions fail the test that caused them.
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForHydration(page);
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !expectedNoise.test(message.text()))
        errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    expect(errors, 'errors on the console').toEqual([]);
  },
});

/** Signs in over HTTP as a sample member of this type and stores the cookies. */
export async function signIn({ request }: Asker, type: SampleType = '일반'): Promise<void> {
  const list = await request.get('/api/sandbox/identity/members');
  const { payload } = (await list.json()) as { payload: { members: SampleMember[] } };
  const member = payload.members.find(({ typeName }) => typeName.startsWith(type));
  if (!member) throw new Error(`No sample member of type ${type}.`);
  const issued = await request.post('/api/sandbox/identity/sign-in', {
    data: { cno: member.cno },
  });
  const { payload: ticket } = (await issued.json()) as { payload: { lid: string } };
  const answer = await request.post('/api/member/v1/front/login', {
    data: { lid: ticket.lid },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export { expect };
