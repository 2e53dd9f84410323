import type { LoginReply, UserInfo } from '@shop/shared/contracts';
import {
  formatPhone,
  isAdult,
  maskName,
  maskPhone,
  mbrDcOf,
  memberTypes,
} from '@shop/shared/domain';
import type { Session } from '../../../platform/auth/session';
import type { Deps } from '../../../platform/deps';
import { AppError, notFound } from '../../../platform/errors';
import type { Identity } from '../../../ports';
import { checkedUntil } from './checked-session';
import { findMember, hashCno, type Member, markFirstLogin } from './member.repository';
import { findLogin, openSession, type Tokens } from './session.service';

/** The card company does not accept the credential (any more). */
export const loginFailed = (): AppError =>
  new AppError(401, 'LOGIN_FAILED', '로그인하지 못했어요. 처음부터 다시 시도해 주세요.');

/** The sign-in method: `lgnMethod` of the response. */
export type LoginMethod = 'LID' | 'JWT' | 'CNO' | 'SNS' | 'LOCAL';

/** Origin (ME026) and channel (ME057). */
export interface LoginSource {
  loginFromCd: string;
  mbrRegTypCd: string;
  /** What the member knows the device by. */
  device: string;
}

export interface SignedIn {
  reply: LoginReply;
  tokens: Tokens;
  identity: Identity;
  member: Member;
}

/** Signs in the member of the customer that the card company returned. */
export async function signIn(
  deps: Deps,
  member: Member,
  identity: Identity,
  method: LoginMethod,
  source: LoginSource,
): Promise<SignedIn> {
  const now = deps.clock.now();
  const isFirst = await markFirstLogin(deps.db, member.memberNo, now, source.mbrRegTypCd);
  const tokens = await openSession(deps, member, { ...source, method });
  const reply: LoginReply = {
    lid: identity.lid,
    accessToken: tokens.accessToken,
    refreshToken: tokens.refreshToken,
    jwt: identity.jwt,
    certiYn: 'Y',
    snsSite: '',
    snsEmail: maskEmail(member.email),
    snsNoMaskEmail: '',
    mbrType: memberTypes[member.typeCode].mbrType,
    isFirstLogin: isFirst ? 'Y' : 'N',
    fixamtFxrtGbCd: '',
    dcRateAmt: 0,
    mbrNo: member.memberNo,
    tcno: '',
    lcMbrGbCd: member.typeCode,
    sha512Cno: hashCno(member.cno),
    lgnMethod: method,
    lgnDtti: now.toISOString(),
  };
  return { reply, tokens, identity, member };
}

/** ki***@example.com */
export const maskEmail = (email: string): string => email.replace(/^(.{1,2})[^@]*/, '$1***');

/**
 * Login info of the member and this session.
 * @param isMasked masks the name too; phone, mail and birthday are masked until the member's identity was checked
 * @param isSocial whether a `lid` cookie was sent (spec section 4)
 */
export async function userInfoOf(
  deps: Deps,
  session: Session,
  { isMasked, isSocial }: { isMasked: boolean; isSocial: boolean },
): Promise<UserInfo> {
  const member = await findMember(deps.db, deps.secrets, session.memberNo);
  if (!member) throw notFound();
  const login = await findLogin(deps, session.sessionId);
  const now = deps.clock.now();
  // A valid verification counts only with a birth date of that age.
  const isAdultMember =
    member.adultVerifiedUntil !== null &&
    member.adultVerifiedUntil > now &&
    isAdult(member.birth, now.getTime());
  // The name greets the member; what could be misused is shown after a check of the identity.
  const isOpen = !isMasked && (await checkedUntil(deps.db, session, now)) !== undefined;
  return {
    mbrNo: member.memberNo,
    mbrNm: isMasked ? maskName(member.name) : member.name,
    mbrType: memberTypes[member.typeCode].mbrType,
    mbrTypeNm: memberTypes[member.typeCode].name,
    lcMbrGbCd: member.typeCode,
    mbrDc: mbrDcOf(member.typeCode),
    telNo: isOpen ? formatPhone(member.phone) : maskPhone(member.phone),
    email: isOpen ? member.email : maskEmail(member.email),
    birthDt: isOpen ? member.birth : `${member.birth.slice(0, 4)}****`,
    grade: member.grade,
    adultYn: isAdultMember ? 'Y' : 'N',
    socialLoginYn: isSocial || login.method === 'SNS' ? 'Y' : 'N',
    lgnMethod: login.method,
    lgnDtti: login.createdAt.toISOString(),
  };
}
