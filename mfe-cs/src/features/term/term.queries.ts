import { callQuery } from '@shop/shared/app';
import { termCalls } from '@shop/shared/contracts';
import { isTermCode, type TermCode } from '@shop/shared/domain';

/** The document and version in the page's address; the terms of use without one. */
export function readTermChoice(query: URLSearchParams): {
  code: TermCode;
  version: string | undefined;
} {
  const code = query.get('code') ?? '';
  const version = query.get('version') ?? '';
  return {
    code: isTermCode(code) ? code : '901',
    version: /^\d{4}-\d{2}-\d{2}$/.test(version) ? version : undefined,
  };
}

export const termQueries = {
  list: () => callQuery(termCalls.list, {}),
  detail: ({ code, version }: ReturnType<typeof readTermChoice>) =>
    callQuery(termCalls.detail, { params: { code }, query: { version } }),
};
