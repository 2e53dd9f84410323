import { systemNowMs } from '@shop/shared/app';

/** Makes this tab's poller receive another build until the document is reloaded. */
export function fakeNewBuild(latestPath: string): void {
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    input === latestPath
      ? Promise.resolve(Response.json({ id: `pretended-${systemNowMs()}` }))
      : real(input, init);
}

/** The poller runs whenever the page becomes visible. */
export const triggerPoll = (): boolean => document.dispatchEvent(new Event('visibilitychange'));
