/** @param state the transaction of the card company's app, by which the api knows the beginning */
export const callbackPath = (lid: string, returnTo: string, state?: string): string =>
  `/auth/callback?${new URLSearchParams(state ? { lid, state, returnTo } : { lid, returnTo })}`;
