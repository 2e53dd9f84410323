import type { CallReply, PendingTerm, TermDetail, termCalls } from '@shop/shared/contracts';
import {
  codeGroups,
  type JoinTerm,
  type MembershipTermCode,
  membershipTermCodes,
  type TermCode,
  termCodes,
} from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { notFound, refused } from '../../../platform/errors';
import { recordWords } from '../consent';
import { listVersions, type TermVersion } from './term.repository';

/** The code groups of policies and of an order's consents. */
const groups = ['TM900', 'TM500'];

const titles: ReadonlyMap<string, string> = new Map(
  codeGroups
    .filter(({ grpCd }) => groups.includes(grpCd))
    .flatMap(({ codes }) => codes.map(([code, title]): [string, string] => [code, title])),
);

export const termTitle = (code: TermCode): string => titles.get(code) ?? code;

/** The version that applies now, and the next one. */
function standingOf(versions: readonly TermVersion[], now: Date) {
  const applying = versions.filter(({ appliesAt }) => appliesAt <= now);
  // The first version applies since before the shop opened.
  const current = applying[0] ?? versions.at(-1);
  if (!current) throw new Error('Terms without a version.');
  return { current, coming: versions.filter(({ appliesAt }) => appliesAt > now).at(-1) };
}

const lineOf = (code: TermCode, versions: readonly TermVersion[], now: Date) => {
  const { current, coming } = standingOf(versions, now);
  return {
    code,
    title: termTitle(code),
    version: current.version,
    coming: coming
      ? { version: coming.version, summary: coming.summary, isAdverse: coming.isAdverse }
      : null,
  };
};

export async function listTerms({ db, clock }: Deps): Promise<CallReply<typeof termCalls.list>> {
  const now = clock.now();
  const terms = [];
  for (const code of termCodes) terms.push(lineOf(code, await listVersions(db, code, now), now));
  return { terms };
}

/** @param wanted a version; absent: the one that applies. @throws AppError 404 */
export async function termDetail(
  { db, clock }: Deps,
  code: TermCode,
  wanted: string | undefined,
): Promise<TermDetail> {
  const now = clock.now();
  const versions = await listVersions(db, code, now);
  const line = lineOf(code, versions, now);
  const shown = versions.find(({ version }) => version === (wanted ?? line.version));
  if (!shown) throw notFound('없는 약관이에요.');
  return {
    ...line,
    shown: shown.version,
    articles: shown.articles.map(({ heading, paragraphs }) => ({
      heading,
      paragraphs: [...paragraphs],
    })),
    history: versions.map(({ version, summary }) => ({ version, summary })),
  };
}

const joinTermOf: Record<MembershipTermCode, JoinTerm> = { '901': 'SERVICE', '904': 'PRIVACY' };

const joinedRow = z.object({ joinedAt: z.date(), agreed: z.string().nullable() });

/** The material version that the member has not agreed to; undefined when there is none. */
async function pendingVersion(
  db: Queryable,
  memberNo: number,
  code: MembershipTermCode,
  now: Date,
): Promise<TermVersion | undefined> {
  const versions = await listVersions(db, code, now);
  const material = versions.find((one) => one.isMaterial && one.appliesAt <= now);
  if (!material) return undefined;
  const { joinedAt, agreed } = await db.one(
    joinedRow,
    sql`select m.joined_at, (select max(c.version) from member_consent c
        where c.member_no = m.member_no and c.code = ${joinTermOf[code]} and c.is_given) as agreed
      from member m where m.member_no = ${memberNo}`,
  );
  // Who joined since then agreed when they joined.
  const hasAgreed = joinedAt >= material.appliesAt || (agreed ?? '') >= material.version;
  return hasAgreed ? undefined : standingOf(versions, now).current;
}

/** Required terms that changed materially since the member agreed to them. */
export async function pendingTerms(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  memberNo: number,
): Promise<{ terms: PendingTerm[] }> {
  const terms: PendingTerm[] = [];
  for (const code of membershipTermCodes) {
    const pending = await pendingVersion(db, memberNo, code, clock.now());
    if (pending) {
      const { version, summary } = pending;
      terms.push({ code, title: termTitle(code), version, summary });
    }
  }
  return { terms };
}

const wordsOf = ({ articles }: TermVersion): string =>
  articles.map(({ heading, paragraphs }) => [heading, ...paragraphs].join('\n')).join('\n\n');

/**
 * Agrees to all pending terms in one transaction; again, it changes nothing.
 * @throws AppError 422 `CONSENT_REQUIRED` when one is missing, or was read in another version
 */
export async function agreeToTerms(
  { db, clock }: Deps,
  memberNo: number,
  agreed: readonly { code: MembershipTermCode; version: string }[],
): Promise<void> {
  const now = clock.now();
  await db.tx(async (tx) => {
    // One after the other, so that each is written once.
    await tx.run(sql`select 1 from member where member_no = ${memberNo} for no key update`);
    for (const code of membershipTermCodes) {
      const pending = await pendingVersion(tx, memberNo, code, now);
      if (!pending) continue;
      const { version } = pending;
      if (!agreed.some((one) => one.code === code && one.version === version)) {
        throw refused('CONSENT_REQUIRED', '바뀐 약관에 모두 동의해 주세요.', { codes: [code] });
      }
      const consent = { code: joinTermOf[code], title: termTitle(code), version, isGiven: true };
      await recordWords(tx, memberNo, { ...consent, body: wordsOf(pending) }, now);
    }
  });
}
