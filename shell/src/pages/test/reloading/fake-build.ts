/** Makes the poller of this tab see another build from now on, until the document is loaded anew. */
export function fakeNewBuild(latestPath: string): void {
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    input === latestPath
      ? Promise.resolve(Response.json({ id: `pretended-${Date.now()}` }))
      : real(input, init);
}

/** The poller looks whenever the page comes to the front. */
export const triggerPoll = (): boolean => document.dispatchEvent(new Event('visibilitychange'));
