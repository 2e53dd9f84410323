import { AppProvider, createApp, events } from '@shop/shared/app';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useHeaderCounts } from './use-header-counts';

/** A member's page whose reads of the counts are answered by hand, in any order. */
function openPage() {
  const answers: ((count: number) => void)[] = [];
  const app = createApp({
    call: (() =>
      new Promise((resolve) => {
        answers.push((count) => resolve({ count, unreadCount: 0 }));
      })) as never,
    session: { isLoggedIn: true, memberType: '10', expiresAt: null },
    isServer: false,
    renderedAtMs: 0,
    userAgent: '',
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppProvider app={app}>{children}</AppProvider>
  );
  const { result } = renderHook(useHeaderCounts, { wrapper });
  return { answers, shown: () => result.current?.count };
}

test('shows the count after a change, though an earlier first read is answered last', async () => {
  const { answers, shown } = openPage();
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => events.emit('basket:changed'));
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]?.(1));
  await act(async () => answers[0]?.(0));
  await waitFor(() => expect(shown()).toBe(1));
});

test('shows the count after two changes in a row', async () => {
  const { answers, shown } = openPage();
  await waitFor(() => expect(answers).toHaveLength(1));
  await act(async () => answers[0]?.(0));
  act(() => events.emit('basket:changed'));
  act(() => events.emit('basket:changed'));
  await waitFor(() => expect(answers.length).toBeGreaterThan(1));
  await act(async () => answers.at(-1)?.(2));
  await waitFor(() => expect(shown()).toBe(2));
});
