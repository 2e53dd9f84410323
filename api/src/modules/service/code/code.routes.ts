import { codeCalls } from '@shop/shared/contracts';
import { codeSchemas } from '@shop/shared/contracts/schemas';
import type { Deps } from '../../../platform/deps';
import { notFound } from '../../../platform/errors';
import { type RouteBinding, route } from '../../../platform/http/route';
import { cachedRoutes, catalogueCache } from '../../catalogue/response-cache';
import { codeRepository } from './code.repository';
import { redirectRepository } from './redirect.repository';

/** A redirect has a start and an end time. */
const REDIRECT_AGE_MS = 30_000;

/**
 * The client caches codes for five minutes (spec section 9); the api caches them until they change.
 */
export function codeRoutes(deps: Deps): RouteBinding[] {
  const { db } = deps;
  const cache = catalogueCache(deps);
  const codes = codeRepository(db);
  const redirects = redirectRepository(db);
  const cached = cachedRoutes(cache);
  const group = async (grpCd: string): Promise<string> => {
    const text = await codes.group(grpCd);
    if (text === undefined) throw notFound('없는 코드 그룹이에요.');
    return text;
  };

  return [
    cached(codeCalls.getGrp, codeSchemas.getGrp, ({ query: { grpCd } }) => ({
      key: `code:${grpCd}`,
      load: () => group(grpCd),
    })),
    route(codeCalls.getGrpCdList, codeSchemas.getGrpCdList, ({ body: { grpCds } }) =>
      cache.read(`codes:${[...new Set(grpCds)].sort()}`, () => codes.groups(grpCds)),
    ),
    cached(codeCalls.getContsList, codeSchemas.getContsList, ({ query }) => ({
      key: `contents:${query.scrnLgrpCd}:${query.scrnMgrpCd}`,
      load: () => codes.contents(query.scrnLgrpCd, query.scrnMgrpCd),
    })),
    cached(codeCalls.redirect, codeSchemas.redirect, ({ query: { path } }) => ({
      key: `redirect:${path}`,
      load: () => redirects.of(path),
      maxAgeMs: REDIRECT_AGE_MS,
    })),
    cached(codeCalls.redirects, codeSchemas.redirects, () => ({
      key: 'redirects',
      load: redirects.list,
      maxAgeMs: REDIRECT_AGE_MS,
    })),
  ];
}
