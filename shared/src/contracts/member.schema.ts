import { z } from 'zod';
import { defineSchemas } from './call';
import { opaque } from './plain-text';

/** Where a sign-in comes from: ME026 and ME057. */
export const loginSource = {
  loginFromCd: z.enum(['10', '20', '30']).default('20'),
  mbrRegTypCd: z.enum(['10', '20', '30', '40', '50', '60']).default('60'),
};
const yn = z.enum(['Y', 'N']);
const token = opaque(4_096);

/**
 * From the first character of the customer number: 0 general, 1 family, J corporate, C channel, E
 * other.
 */
export const memberTypeCode = z.enum(['0', '1', 'J', 'C', 'E']);

/**
 * One of `lid`; `jwt` with `cohSessionId`; `jwt` with `encCno`. Values in HttpOnly cookies may be
 * omitted: the api reads `lid`, `JWT` and `COHSESSIONID` from the cookies.
 */
export const loginBody = z.object({
  lid: token.optional(),
  jwt: token.optional(),
  cohSessionId: token.optional(),
  encCno: token.optional(),
  /**
   * What the return from the card company carries beside the `lid`: the transaction of its app, or the
   * state of its page. A `lid` that the shop handed to this browser itself needs none.
   */
  state: token.optional(),
  /** The person agreed to end the session of the member who is signed in here. */
  isReplacing: z.boolean().default(false),
  ...loginSource,
});

/**
 * The specification's login response. In a browser its tokens and personal numbers are empty:
 * tokens are in HttpOnly cookies only, and no page uses the numbers.
 */
export const loginReply = z.object({
  lid: z.string(),
  accessToken: z.string(),
  refreshToken: z.string(),
  jwt: z.string(),
  certiYn: yn,
  snsSite: z.string(),
  snsEmail: z.string(),
  snsNoMaskEmail: z.string(),
  /** ME001: 10, 20, 30, 40, 50 */
  mbrType: z.string(),
  isFirstLogin: yn,
  fixamtFxrtGbCd: z.string(),
  dcRateAmt: z.number(),
  mbrNo: z.number(),
  tcno: z.string(),
  lcMbrGbCd: memberTypeCode,
  sha512Cno: z.string(),
  lgnMethod: z.string(),
  lgnDtti: z.string(),
});

/**
 * `loginInfo` masks name, phone, mail and birthday. `memberInfo` shows the name, and the others after
 * `profile.confirmCheck`.
 */
export const userInfo = z.object({
  mbrNo: z.number(),
  mbrNm: z.string(),
  mbrType: z.string(),
  mbrTypeNm: z.string(),
  lcMbrGbCd: memberTypeCode,
  /** MBR: a regular member. */
  mbrDc: z.enum(['MBR', 'ASC']),
  telNo: z.string(),
  email: z.string(),
  birthDt: z.string(),
  grade: z.string(),
  adultYn: yn,
  /** Y while the id of a card app login is stored (cookie `lid`), and after a sign-in by a social account. */
  socialLoginYn: yn,
  /** LID, JWT, CNO, SNS or LOCAL */
  lgnMethod: z.string(),
  lgnDtti: z.string(),
});

/** A sample member of the sandbox sign-in page. */
export const sampleMember = z.object({
  cno: z.string(),
  name: z.string(),
  typeCode: memberTypeCode,
  typeName: z.string(),
  /** What this member demonstrates: addresses, coupons, past orders. */
  summary: z.string(),
});

/** Simulated response of the card company to the ticket. DOWN fails once. */
const identityFault = z.enum(['NONE', 'EXPIRED', 'WRONG_ID', 'DOWN', 'SLOW']);

const refreshed = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Expiry of the access token in epoch seconds. */
  expiresAt: z.number(),
  /** Server time in epoch seconds, with which a browser corrects its clock. */
  issuedAt: z.number(),
});

export const memberSchemas = defineSchemas({
  login: {
    summary: 'Exchanges a sign-in token of the card company for a session.',
    body: loginBody,
    reply: loginReply,
    hasSecret: true,
    errors: [
      'LOGIN_FAILED',
      'LOGIN_MISMATCH',
      'LOGIN_NOT_STARTED',
      'ALREADY_SIGNED_IN',
      'JOIN_REQUIRED',
      'IDENTITY_DOWN',
    ],
  },
  refresh: {
    summary: 'Renews the session with the refresh token.',
    body: z.object({ accessToken: token.optional(), refreshToken: token.optional() }),
    reply: refreshed,
    hasSecret: true,
    errors: ['SESSION_ENDED'],
  },
  loginInfo: {
    summary: 'Returns the signed-in member with masked data.',
    reply: userInfo,
  },
  memberInfo: {
    summary: 'Returns the signed-in member with unmasked data.',
    reply: userInfo,
  },
  localLogin: {
    summary: 'Sandbox: signs a sample member in by customer number.',
    body: z.object({ cno: opaque(40).min(1) }),
    reply: loginReply,
    hasSecret: true,
    errors: ['LOGIN_FAILED'],
  },
  logout: {
    summary: 'Ends the session.',
    body: z.object({ accessToken: token.optional(), loginMediaCd: opaque(10).optional() }),
    reply: z.object({}),
  },
  sampleMembers: {
    summary: 'Sandbox: lists the sample members.',
    reply: z.object({ members: z.array(sampleMember) }),
  },
  sampleSignIn: {
    summary: 'Sandbox: creates a sign-in token of a sample member.',
    /** Without a number: a customer who has never been in the shop. */
    body: z.object({ cno: opaque(40).min(1).optional(), fault: identityFault.default('NONE') }),
    /** `lid` is valid once, within five minutes. */
    reply: z.object({
      lid: z.string(),
      /** The generated customer; null for an existing one. */
      newcomer: z
        .object({
          cno: z.string(),
          name: z.string(),
          phone: z.string(),
          /** YYYYMMDD */
          birth: z.string(),
        })
        .nullable(),
    }),
    hasSecret: true,
    errors: ['LOGIN_FAILED'],
  },
});

export type LoginReply = z.output<typeof loginReply>;
export type UserInfo = z.output<typeof userInfo>;
export type IdentityFault = z.output<typeof identityFault>;
export type SampleMember = z.output<typeof sampleMember>;
