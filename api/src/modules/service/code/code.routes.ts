import { codeCalls } from '@shop/shared/contracts';
import { codeSchemas } from '@shop/shared/contracts/schemas';
import type { Deps } from '../../../platform/deps';
import { notFound } from '../../../platform/errors';
import { type RouteBinding, route } from '../../../platform/http/route';
import { rememberedBy } from '../../catalogue/response-cache/cached-route';
import type { ReadModel } from '../../catalogue/response-cache/response-cache';
import { codeRepository } from './code.repository';
import { redirectRepository } from './redirect.repository';

/** A redirect begins and ends by the clock. */
const REDIRECT_AGE_MS = 30_000;

/** Codes live five minutes in the client (spec section 9); here until they change. */
export function codeRoutes({ db }: Deps, memory: ReadModel): RouteBinding[] {
  const codes = codeRepository(db);
  const redirects = redirectRepository(db);
  const remembered = rememberedBy(memory);
  const group = async (grpCd: string): Promise<string> => {
    const text = await codes.group(grpCd);
    if (text === undefined) throw notFound('없는 코드 그룹이에요.');
    return text;
  };

  return [
    remembered(codeCalls.getGrp, codeSchemas.getGrp, ({ query: { grpCd } }) => ({
      key: `code:${grpCd}`,
      load: () => group(grpCd),
    })),
    route(codeCalls.getGrpCdList, codeSchemas.getGrpCdList, ({ body: { grpCds } }) =>
      memory.read(`codes:${[...new Set(grpCds)].sort()}`, () => codes.groups(grpCds)),
    ),
    remembered(codeCalls.getContsList, codeSchemas.getContsList, ({ query }) => ({
      key: `contents:${query.scrnLgrpCd}:${query.scrnMgrpCd}`,
      load: () => codes.contents(query.scrnLgrpCd, query.scrnMgrpCd),
    })),
    remembered(codeCalls.redirect, codeSchemas.redirect, ({ query: { path } }) => ({
      key: `redirect:${path}`,
      load: () => redirects.of(path),
      maxAgeMs: REDIRECT_AGE_MS,
    })),
    remembered(codeCalls.redirects, codeSchemas.redirects, () => ({
      key: 'redirects',
      load: redirects.list,
      maxAgeMs: REDIRECT_AGE_MS,
    })),
  ];
}
