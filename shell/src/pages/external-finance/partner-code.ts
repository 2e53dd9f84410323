/** The code in an address, if it can be one of ours. */
export const partnerCode = (query: URLSearchParams): string | undefined => {
  const code = query.get('code');
  return code && /^[a-z0-9-]{2,40}$/.test(code) ? code : undefined;
};
