/** The code in the query, if it has the form of one. */
export const partnerCode = (query: URLSearchParams): string | undefined => {
  const code = query.get('code');
  return code && /^[a-z0-9-]{2,40}$/.test(code) ? code : undefined;
};
