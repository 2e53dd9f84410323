import { type CallReply, consentCalls } from '@shop/shared/contracts';
import { consentSchemas } from '@shop/shared/contracts/schemas';
import { joinTerms, type MarketingTerm, marketingTerms } from '@shop/shared/domain';
import { sql } from '../../../platform/db/sql';
import type { Deps, Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { listConsents, recordConsent } from './consent.repository';

async function consentsOf(
  deps: Deps,
  memberNo: number,
): Promise<CallReply<typeof consentCalls.mine>> {
  const history = await listConsents(deps.db, memberNo);
  const marketing = marketingTerms.map((code) => {
    const last = history.find((consent) => consent.code === code);
    return {
      code,
      title: joinTerms[code].title,
      isGiven: last?.isGiven ?? false,
      at: last?.at ?? null,
    };
  });
  return { marketing, history };
}

/** Saying the same again changes nothing. @returns since when it holds */
async function changeConsent(
  deps: Deps,
  memberNo: number,
  said: { code: MarketingTerm; isGiven: boolean },
): Promise<{ at: string }> {
  const now = deps.clock.now();
  return deps.db.tx(async (tx) => {
    // One after the other, so that the ledger has no two equal rows in a row.
    await tx.run(sql`select 1 from member where member_no = ${memberNo} for no key update`);
    const last = (await listConsents(tx, memberNo)).find(({ code }) => code === said.code);
    if (last?.isGiven === said.isGiven) return { at: last.at };
    await recordConsent(tx, memberNo, said, now);
    return { at: now.toISOString() };
  });
}

export const consentModule: Module = {
  name: 'consent',
  routes: (deps) => [
    route(consentCalls.mine, consentSchemas.mine, ({ member }) =>
      consentsOf(deps, member.memberNo),
    ),
    route(consentCalls.change, consentSchemas.change, ({ member, body }) =>
      changeConsent(deps, member.memberNo, body),
    ),
  ],
};
