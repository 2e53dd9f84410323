import { externalLinkCalls } from '@shop/shared/contracts';
import { externalLinkSchemas } from '@shop/shared/contracts/schemas';
import type { Deps, Module } from '../../../platform/deps';
import { loginRequired, notFound } from '../../../platform/errors';
import { route } from '../../../platform/http/route';
import { addConsent, findLink, type LinkRow } from './external-link.repository';

async function linkOf({ db }: Deps, code: string): Promise<LinkRow> {
  const link = await findLink(db, code);
  if (!link) throw notFound('제휴 서비스를 찾을 수 없어요.');
  return link;
}

export const externalLinkModule: Module = {
  name: 'externalLink',
  routes: (deps) => [
    route(externalLinkCalls.detail, externalLinkSchemas.detail, async ({ params }) => {
      const { url, ...link } = await linkOf(deps, params.code);
      return { ...link, host: new URL(url).hostname };
    }),
    route(
      externalLinkCalls.consent,
      externalLinkSchemas.consent,
      async ({ params, session, now }) => {
        const link = await linkOf(deps, params.code);
        if (link.dataItems.length > 0 && !session) throw loginRequired();
        await addConsent(deps.db, link, session?.memberNo, now);
        return { url: link.url };
      },
    ),
  ],
};
