import path from 'node:path';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { readCoverage, unbuiltRoutes } from '@shop/tools/verify/coverage.mjs';
import { specRoutes } from '@shop/tools/verify/spec-routes.mjs';
import {
  addedPages,
  addressOf,
  beginPurchase,
  expectHeading,
  failurePages,
  memberPages,
  openPages,
  purchasePages,
  redirectingRoutes,
} from './spec-pages';

/** Checks the server response of each functional route of the specification (section 2). */

const unbuilt = unbuiltRoutes(readCoverage(path.join(__dirname, '../..')));

const loginFor = (address: string) =>
  `/common/login-auth?${new URLSearchParams({ returnTo: address })}`;

test('covers every route of the specification or lists it as not built', () => {
  const built = [openPages, memberPages, purchasePages, failurePages, redirectingRoutes].flatMap(
    (pages) => pages.map(({ route }) => route),
  );
  expect([...built, ...unbuilt].sort()).toEqual([...specRoutes].sort());
});

for (const page of [...openPages, ...addedPages]) {
  test(`shows ${page.heading} on ${page.route}`, ({ request }) =>
    expectHeading({ request }, addressOf(page), page.heading));
}

for (const page of memberPages) {
  test(`shows a member ${page.heading} on ${page.route} and redirects a visitor to sign-in`, async ({
    request,
  }) => {
    const address = addressOf(page);
    const asVisitor = await request.get(address, { maxRedirects: 0 });
    expect(asVisitor.status()).toBe(302);
    expect(asVisitor.headers().location).toBe(loginFor(address));
    await signIn({ request });
    await expectHeading({ request }, address, page.heading, page.status);
  });
}

test('shows purchase pages to the member who started it and redirects a visitor to sign-in', async ({
  request,
  playwright,
  baseURL,
}) => {
  await signIn({ request });
  const { nos, cancel } = await beginPurchase({ request });
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  try {
    for (const { route, number, heading } of purchasePages) {
      const address = `${route}?${number}=${nos[number]}`;
      await expectHeading({ request }, address, heading);
      const asVisitor = await visitor.get(address, { maxRedirects: 0 });
      expect([route, asVisitor.headers().location]).toEqual([route, loginFor(address)]);
    }
    const used = `/order/sheet?sheetNo=${nos.usedSheetNo}`;
    await expectHeading({ request }, used, '주문/결제', 409);
  } finally {
    await visitor.dispose();
    await cancel();
  }
});

for (const page of failurePages) {
  test(`answers ${page.status} on ${page.route}`, ({ request }) =>
    expectHeading({ request }, addressOf(page), page.heading, page.status));
}

for (const { route, to } of redirectingRoutes) {
  test(`redirects ${route} to ${to}`, async ({ request }) => {
    const response = await request.get(route, { maxRedirects: 0 });
    expect(response.headers().location).toBe(to);
  });
}

test('answers members with 404 for routes that are not built', async ({ request }) => {
  await signIn({ request });
  for (const route of unbuilt) {
    await expectHeading({ request }, route, '페이지를 찾을 수 없어요', 404);
  }
});

test('serves /markup', ({ request }) => expectHeading({ request }, '/markup', '디자인 레퍼런스'));
