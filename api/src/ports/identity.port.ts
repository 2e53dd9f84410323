import { unavailable } from '../platform/errors';

/** How a customer proves their identity to the card company: the spec's three ways of signing in. */
export type Credential =
  | { by: 'lid'; lid: string }
  | { by: 'jwt'; jwt: string; cohSessionId: string }
  | { by: 'encCno'; jwt: string; encCno: string };

/** What the card company tells the shop about a customer. */
export interface Customer {
  name: string;
  phone: string;
  /** Empty when it has none. */
  email: string;
  /** YYYYMMDD */
  birth: string;
}

/** A sign-in as the card company confirms it. */
export interface Identity {
  /** The customer number. */
  cno: string;
  /** For somebody who joins; absent when the card company hands over nothing, and then nobody can join. */
  customer?: Customer | undefined;
  /** The id that was signed in with, repeated; empty when it was another credential. */
  lid: string;
  /** The card company's own token and session, so that a later start can sign in without another request to it. */
  jwt: string;
  cohSessionId: string;
  /** The token that backends outside the group require in place of the JWT. */
  lptkn?: string;
}

/** The card company's sign-in. `IDENTITY` chooses the adapter. */
export interface IdentityProvider {
  /**
   * Undefined: the credential is unknown, used up or too old.
   * @throws AppError 503 `IDENTITY_DOWN` when there is no response; the credential is not used up then.
   */
  verify(credential: Credential, signal?: AbortSignal): Promise<Identity | undefined>;
}

export const identityDown = () =>
  unavailable('IDENTITY_DOWN', '카드사 로그인이 잠시 멈췄어요. 잠시 후 다시 시도해 주세요.');
