/** @param state the transaction of the card company's app, by which the api knows the beginning */
export const callbackPath = (lid: string, returnTo: string, state = ''): string =>
  `/auth/callback?${new URLSearchParams({ lid, state, returnTo })}`;
