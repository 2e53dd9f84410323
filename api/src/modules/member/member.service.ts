import type { LoginReply, UserInfo } from '@shop/shared/contracts';
import { formatPhone, maskName, maskPhone, memberTypes } from '@shop/shared/domain';
import type { Deps } from '../../platform/deps';
import { AppError, notFound } from '../../platform/errors';
import type { Credential, IdentityProvider } from './identity.port';
import { findMember, hashCno, type Member, markFirstLogin } from './member.repository';
import { openSession, type Tokens } from './session.service';

const loginFailed = (): AppError =>
  new AppError(401, 'LOGIN_FAILED', '로그인하지 못했어요. 처음부터 다시 시도해 주세요.');

const methods: Record<Credential['by'], string> = {
  lid: 'LID',
  jwt: 'JWT',
  encCno: 'CNO',
  cno: 'LOCAL',
};

export interface SignedIn {
  reply: LoginReply;
  tokens: Tokens;
  cohSessionId: string;
  member: Member;
}

/**
 * Signs a member in with what the card company knows.
 * @throws AppError 401 `LOGIN_FAILED`
 */
export async function signIn(
  deps: Deps,
  identity: IdentityProvider,
  credential: Credential,
  loginFromCd: string,
): Promise<SignedIn> {
  const proof = await identity.verify(credential);
  const member = proof && (await findMember(deps.db, deps.secrets, proof.memberNo));
  if (!proof || !member) throw loginFailed();
  const now = deps.clock.now();
  const isFirst = await markFirstLogin(deps.db, member.memberNo, now);
  const method = methods[credential.by];
  const tokens = await openSession(deps, member, { loginFromCd, method });
  const reply: LoginReply = {
    lid: credential.by === 'lid' ? credential.lid : '',
    accessToken: tokens.accessToken,
    refreshToken: tokens.refreshToken,
    jwt: proof.jwt,
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
  return { reply, tokens, cohSessionId: proof.cohSessionId, member };
}

/** ki***@example.com */
export const maskEmail = (email: string): string => email.replace(/^(.{1,2})[^@]*/, '$1***');

/** What the shop knows of its member. @param isMasked hides all but the outline. */
export async function userInfoOf(
  deps: Deps,
  memberNo: number,
  isMasked: boolean,
): Promise<UserInfo> {
  const member = await findMember(deps.db, deps.secrets, memberNo);
  if (!member) throw notFound();
  const isAdult =
    member.adultVerifiedUntil !== null && member.adultVerifiedUntil > deps.clock.now();
  return {
    mbrNo: member.memberNo,
    mbrNm: isMasked ? maskName(member.name) : member.name,
    mbrType: memberTypes[member.typeCode].mbrType,
    mbrTypeNm: memberTypes[member.typeCode].name,
    lcMbrGbCd: member.typeCode,
    telNo: isMasked ? maskPhone(member.phone) : formatPhone(member.phone),
    email: isMasked ? maskEmail(member.email) : member.email,
    birthDt: isMasked ? `${member.birth.slice(0, 4)}****` : member.birth,
    grade: member.grade,
    adultYn: isAdult ? 'Y' : 'N',
  };
}
