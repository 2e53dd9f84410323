export const callbackPath = (lid: string, returnTo: string): string =>
  `/auth/callback?${new URLSearchParams({ lid, returnTo })}`;
