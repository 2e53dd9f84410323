import type { JoinForm } from '@shop/shared/contracts';
import {
  ageOf,
  type JoinTerm,
  joinTerms,
  joinTermsOf,
  MIN_JOIN_AGE,
  maskName,
  maskPhone,
  memberTypeCodeOf,
  memberTypes,
} from '@shop/shared/domain';
import type { FastifyRequest } from 'fastify';
import { assertOwnOrigin } from '../../../platform/auth/same-origin';
import type { Queryable, Tx } from '../../../platform/db/db';
import type { Deps } from '../../../platform/deps';
import { AppError, refused } from '../../../platform/errors';
import type { Customer } from '../../../ports';
import { issueJoinCoupons, joinCouponNames } from '../../benefit/coupon';
import { readJoinRewardWon, recordJoinRecommendation } from '../../benefit/recommendation';
import { joinTermTexts, recordConsent } from '../../member/consent';
import {
  findJoinTicket,
  findMemberByCno,
  insertMember,
  isFormer,
  type JoinTicket,
  loginFailed,
  maskEmail,
  type SignedIn,
  signIn,
  useJoinTicket,
} from '../../member/member';
import { accountKey, insertConnection, withAccount } from '../../member/social';
import { asksOf, customerOf } from './joining-customer';

const joinEnded = (message = '가입할 수 있는 시간이 지났어요. 다시 로그인해 주세요.'): AppError =>
  new AppError(410, 'JOIN_ENDED', message);

/** @throws AppError 422 `JOIN_AGE` */
function assertOldEnough(deps: Deps, { birth }: Customer): void {
  if (ageOf(birth, deps.clock.now().getTime()) >= MIN_JOIN_AGE) return;
  throw refused('JOIN_AGE', `만 ${MIN_JOIN_AGE}세부터 가입할 수 있어요.`);
}

const termsOf = ({ identity }: JoinTicket): JoinTerm[] =>
  joinTermsOf(identity.social ? 'SOCIAL' : 'CARD');

/** @throws AppError 422 `CONSENT_REQUIRED` with the codes that are missing */
function assertConsents(ticket: JoinTicket, given: readonly JoinTerm[]): void {
  const codes = termsOf(ticket).filter(
    (code) => joinTerms[code].isRequired && !given.includes(code),
  );
  if (codes.length === 0) return;
  throw refused('CONSENT_REQUIRED', '필수 약관에 모두 동의해 주세요.', { codes });
}

/** A person who left within a year gets no second coupon of a first purchase. */
const hasLeft = (
  { secrets, clock }: Deps,
  db: Queryable,
  { identity: { cno, social } }: JoinTicket,
): Promise<boolean> =>
  isFormer(db, secrets, social ? accountKey(secrets, social) : `card:${cno}`, clock.now());

const maskBirth = (birth: string): string => (birth ? `${birth.slice(0, 4)}년` : '');

/**
 * What the customer sees before the membership.
 * @throws AppError 410 `JOIN_ENDED`; 422 `JOIN_AGE`
 */
export async function joinForm(deps: Deps, request: FastifyRequest): Promise<JoinForm> {
  const ticket = await findJoinTicket(deps, request);
  if (!ticket) throw joinEnded();
  const { cno, customer, social } = ticket.identity;
  if (customer.birth) assertOldEnough(deps, customer);
  return {
    sourceName: social?.providerName ?? '카드사',
    asks: asksOf(ticket),
    customer: {
      nameMasked: maskName(customer.name),
      phoneMasked: maskPhone(customer.phone),
      emailMasked: maskEmail(customer.email),
      birthMasked: maskBirth(customer.birth),
      typeName: memberTypes[memberTypeCodeOf(cno)].name,
    },
    terms: termsOf(ticket).map((code) => ({ code, ...joinTerms[code], ...joinTermTexts[code] })),
    couponNames: (await hasLeft(deps, deps.db, ticket))
      ? []
      : await joinCouponNames(deps.db, deps.clock.now()),
    recommendationCoinWon: await readJoinRewardWon(deps.db, deps.clock.now()),
  };
}

/** What the customer sends with the form. */
export interface Joining {
  terms: readonly JoinTerm[];
  name?: string | undefined;
  phone?: string | undefined;
  birth?: string | undefined;
  recommendationCode?: string | undefined;
}

/** Membership, consents and coupons in one transaction. A customer who has joined elsewhere keeps theirs. */
async function addMember(
  deps: Deps,
  tx: Tx,
  ticket: JoinTicket,
  customer: Customer,
  { terms: given, recommendationCode: typed }: Joining,
): Promise<void> {
  const now = deps.clock.now();
  const { cno, social } = ticket.identity;
  const hasCard = social === undefined;
  const memberNo = await insertMember(tx, deps.secrets, { cno, customer, hasCard, now });
  if (memberNo === undefined) return;
  if (social && !(await insertConnection(tx, deps.secrets, memberNo, social, now))) {
    // Joined or connected in another browser since; the transaction is rolled back.
    throw joinEnded('이미 가입한 계정이에요. 다시 로그인해 주세요.');
  }
  // A refusal of an optional one is an answer too.
  for (const code of termsOf(ticket)) {
    await recordConsent(tx, memberNo, { code, isGiven: given.includes(code) }, now);
  }
  if (typed) await recordJoinRecommendation(tx, deps.secrets, { memberNo, typed, now });
  if (!(await hasLeft(deps, tx, ticket))) await issueJoinCoupons(tx, memberNo, now);
}

/**
 * Makes the customer of this browser a member and signs in. When something is refused, the form stays open.
 * @throws AppError 410 `JOIN_ENDED`; 400 `INVALID`; 422 `CONSENT_REQUIRED` | `JOIN_AGE` |
 * `RECOMMENDATION_CODE` | `RECOMMENDATION_ENDED`; 401 `LOGIN_FAILED` for somebody who has left
 */
export async function join(
  deps: Deps,
  joining: Joining,
  request: FastifyRequest,
): Promise<{ signed: SignedIn; isSocial: boolean }> {
  assertOwnOrigin(request);
  const ticket = await deps.db.tx(async (tx) => {
    const used = await useJoinTicket(deps, tx, request);
    if (!used) throw joinEnded();
    assertConsents(used, joining.terms);
    const customer = customerOf(used, joining, deps.clock.now().getTime());
    assertOldEnough(deps, customer);
    await addMember(deps, tx, used, customer, joining);
    return used;
  });
  const { identity, method, source } = ticket;
  const member = await findMemberByCno(deps.db, deps.secrets, identity.cno);
  if (!member) throw loginFailed();
  const signed = await signIn(deps, member, identity, method, source);
  return identity.social
    ? { signed: withAccount(signed, identity.social), isSocial: true }
    : { signed, isSocial: false };
}
