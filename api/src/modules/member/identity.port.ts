/** How somebody proves to the card company who he is: the spec's three ways of signing in. */
export type Credential =
  | { by: 'lid'; lid: string }
  | { by: 'jwt'; jwt: string; cohSessionId: string }
  | { by: 'encCno'; jwt: string; encCno: string }
  | { by: 'cno'; cno: string };

/** What the card company says about a customer. */
export interface Identity {
  memberNo: number;
  /** The card company's own token and session, so that a later start can sign in without asking again. */
  jwt: string;
  cohSessionId: string;
}

/** The card company's sign-in. The sandbox plays it unless another adapter is chosen. */
export interface IdentityProvider {
  /** Undefined: the credential is unknown, used up or too old. */
  verify(credential: Credential): Promise<Identity | undefined>;
}
