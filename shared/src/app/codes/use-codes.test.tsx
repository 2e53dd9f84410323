import { render, screen } from '@testing-library/react';
import { AppProvider } from '../app-context';
import { createApp } from '../create-app';
import type { Caller } from '../http/caller';
import { useCodes } from './use-codes';

const MINUTE_MS = 60_000;

function Tabs() {
  const codes = useCodes('PR093');
  return (
    <p>{`탭 ${[...codes.values()].map(({ cd, cdNm, ref1Val }) => `${cd} ${cdNm} ${ref1Val}`)}`}</p>
  );
}

function shopWith(list: object[]) {
  const request = jest.fn(async () => ({ grpCd: 'PR093', grpNm: '홈 탭', list }));
  const app = createApp({
    call: request as unknown as Caller,
    session: { isLoggedIn: false, memberType: '99', expiresAt: null },
    isServer: false,
    renderedAtMs: Date.now(),
  });
  const renderCodes = async (text: string) => {
    const { unmount } = render(
      <AppProvider app={app}>
        <Tabs />
      </AppProvider>,
    );
    await screen.findByText(text);
    unmount();
  };
  return { ask: request, visit: renderCodes };
}

const home = { cd: '01', cdNm: '홈', ref1Val: 'home', ref2Val: null };

test('fetches a code group once in five minutes and maps it by code', async () => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-11-21T00:00:00Z') });
  const { ask: request, visit: renderCodes } = shopWith([home]);
  await renderCodes('탭 01 홈 home');
  expect(request).toHaveBeenCalledWith(
    expect.objectContaining({ path: '/common/v1/common/getGrp' }),
    { query: { grpCd: 'PR093' } },
    expect.anything(),
  );
  jest.setSystemTime(Date.now() + 4 * MINUTE_MS);
  await renderCodes('탭 01 홈 home');
  expect(request).toHaveBeenCalledTimes(1);
  jest.setSystemTime(Date.now() + 2 * MINUTE_MS);
  await renderCodes('탭 01 홈 home');
  expect(request).toHaveBeenCalledTimes(2);
});

test('refetches an empty group at its next use', async () => {
  const { ask: request, visit: renderCodes } = shopWith([]);
  await renderCodes('탭');
  await renderCodes('탭');
  expect(request.mock.calls.length).toBeGreaterThanOrEqual(2);
});
