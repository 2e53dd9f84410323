import type { JoinForm } from '@shop/shared/contracts';
import {
  ageOf,
  type JoinTerm,
  joinTerms,
  MIN_JOIN_AGE,
  maskName,
  maskPhone,
  memberTypeCodeOf,
  memberTypes,
  tableKeys,
} from '@shop/shared/domain';
import type { FastifyRequest } from 'fastify';
import { assertOwnOrigin } from '../../../platform/auth/same-origin';
import type { Tx } from '../../../platform/db/db';
import type { Deps } from '../../../platform/deps';
import { AppError, refused } from '../../../platform/errors';
import { issueJoinCoupons, joinCouponNames } from '../../benefit/coupon';
import { joinTermTexts, recordConsent } from '../../member/consent';
import {
  findJoinTicket,
  findMemberByCno,
  insertMember,
  type JoinTicket,
  loginFailed,
  maskEmail,
  type SignedIn,
  signIn,
  useJoinTicket,
} from '../../member/member';

const joinEnded = (): AppError =>
  new AppError(410, 'JOIN_ENDED', '가입할 수 있는 시간이 지났어요. 다시 로그인해 주세요.');

/** @throws AppError 422 `JOIN_AGE` */
function assertOldEnough(deps: Deps, { identity }: JoinTicket): void {
  if (ageOf(identity.customer.birth, deps.clock.now().getTime()) >= MIN_JOIN_AGE) return;
  throw refused('JOIN_AGE', `만 ${MIN_JOIN_AGE}세부터 가입할 수 있어요.`);
}

const allTerms = tableKeys<JoinTerm>(joinTerms);

/** @throws AppError 422 `CONSENT_REQUIRED` with the codes that are missing */
function assertConsents(given: readonly JoinTerm[]): void {
  const codes = allTerms.filter((code) => joinTerms[code].isRequired && !given.includes(code));
  if (codes.length === 0) return;
  throw refused('CONSENT_REQUIRED', '필수 약관에 모두 동의해 주세요.', { codes });
}

/**
 * What the customer sees before the membership.
 * @throws AppError 410 `JOIN_ENDED`; 422 `JOIN_AGE`
 */
export async function joinForm(deps: Deps, request: FastifyRequest): Promise<JoinForm> {
  const ticket = await findJoinTicket(deps, request);
  if (!ticket) throw joinEnded();
  assertOldEnough(deps, ticket);
  const { cno, customer } = ticket.identity;
  return {
    customer: {
      nameMasked: maskName(customer.name),
      phoneMasked: maskPhone(customer.phone),
      emailMasked: maskEmail(customer.email),
      birthMasked: `${customer.birth.slice(0, 4)}년`,
      typeName: memberTypes[memberTypeCodeOf(cno)].name,
    },
    terms: allTerms.map((code) => ({ code, ...joinTerms[code], ...joinTermTexts[code] })),
    couponNames: await joinCouponNames(deps.db, deps.clock.now()),
  };
}

/** Membership, consents and coupons in one transaction. A customer who has joined elsewhere keeps theirs. */
async function addMember(
  deps: Deps,
  tx: Tx,
  { identity: { cno, customer } }: JoinTicket,
  given: readonly JoinTerm[],
): Promise<void> {
  const now = deps.clock.now();
  const memberNo = await insertMember(tx, deps.secrets, { cno, customer, now });
  if (memberNo === undefined) return;
  // A refusal of an optional one is an answer too.
  for (const code of allTerms) {
    await recordConsent(tx, memberNo, { code, isGiven: given.includes(code) }, now);
  }
  await issueJoinCoupons(tx, memberNo, now);
}

/**
 * Makes the customer of this browser a member and signs in.
 * @throws AppError 410 `JOIN_ENDED`; 422 `CONSENT_REQUIRED` | `JOIN_AGE`; 401 `LOGIN_FAILED` for somebody who has left
 */
export async function join(
  deps: Deps,
  given: readonly JoinTerm[],
  request: FastifyRequest,
): Promise<SignedIn> {
  assertOwnOrigin(request);
  assertConsents(given);
  const ticket = await deps.db.tx(async (tx) => {
    const used = await useJoinTicket(deps, tx, request);
    if (!used) throw joinEnded();
    assertOldEnough(deps, used);
    await addMember(deps, tx, used, given);
    return used;
  });
  const { identity, method, source } = ticket;
  const member = await findMemberByCno(deps.db, deps.secrets, identity.cno);
  if (!member) throw loginFailed();
  return signIn(deps, member, identity, method, source);
}
