import { AppError, unavailable } from '../platform/errors';

/** A provider of accounts that is not the card company. */
export interface SocialProvider {
  /** Its number in the settings. */
  id: string;
  /** What shoppers call it. */
  name: string;
  /** Its issuer identifier: with the subject it names an account, whatever the settings' order. */
  issuer: string;
}

/** What ties the provider's answer to one beginning; never leaves the server in the clear. */
export interface SocialProof {
  state: string;
  nonce: string;
  codeVerifier: string;
  redirectUri: string;
}

/** An account as its provider confirms it. What the provider does not hand over is empty. */
export interface SocialAccount {
  providerName: string;
  issuer: string;
  subject: string;
  name: string;
  phone: string;
  email: string;
  /** YYYYMMDD */
  birth: string;
}

/** Sign-in with accounts of other companies (OpenID Connect). */
export interface SocialSignIn {
  providers: readonly SocialProvider[];
  /** @returns the provider's page that asks the person. @throws AppError `SOCIAL_DOWN` */
  authorizationUrl(providerId: string, proof: SocialProof, signal?: AbortSignal): Promise<string>;
  /**
   * @param answer the query with which the provider led the browser back
   * @throws AppError `SOCIAL_DENIED` | `SOCIAL_FAILED` | `SOCIAL_DOWN`
   */
  accountOf(
    providerId: string,
    answer: URLSearchParams,
    proof: SocialProof,
    signal?: AbortSignal,
  ): Promise<SocialAccount>;
}

export const socialDown = (): AppError =>
  unavailable('SOCIAL_DOWN', '로그인 서비스와 연결하지 못했어요. 잠시 후 다시 시도해 주세요.');

/** The person said no on the provider's page. */
export const socialDenied = (): AppError =>
  new AppError(403, 'SOCIAL_DENIED', '로그인을 취소했어요. 다른 방법으로 로그인할 수 있어요.');

/** The answer is not one to this beginning, or not of this provider. */
export const socialFailed = (): AppError =>
  new AppError(401, 'SOCIAL_FAILED', '로그인을 확인하지 못했어요. 처음부터 다시 시도해 주세요.');
