import { randomBytes } from 'node:crypto';
import type { IdentityFault } from '@shop/shared/contracts';
import type { MemberTypeCode } from '@shop/shared/domain';
import { hashCno, listMembers } from '../../src/modules/member/member';
import type { AdapterDeps } from '../../src/platform/deps';
import { AppError } from '../../src/platform/errors';
import type { Credential, Identity, IdentityProvider } from '../../src/ports';
import { createCompanyTokens } from './company-token';
import { createCustomers, newCustomer, type SandboxCustomer } from './customers';
import { summaryOf } from './sample-summary';
import { simulateFault } from './simulate-fault';
import { createTickets } from './tickets';

export interface SandboxIdentity extends IdentityProvider {
  sampleMembers(): Promise<
    { cno: string; name: string; typeCode: MemberTypeCode; summary: string }[]
  >;
  /** A ticket for one sign-in within five minutes. @throws AppError 401 for an unknown customer. */
  issueLid(cno: string, fault: IdentityFault): Promise<string>;
  /** Generates a customer who is not a member yet, and issues a ticket for them. */
  issueNewcomersLid(): Promise<{ lid: string; customer: SandboxCustomer }>;
  /** @returns undefined for an unknown customer */
  customerOf(cno: string): Promise<SandboxCustomer | undefined>;
  /** Signed in at the card company itself. Undefined for an unknown customer. */
  identityOf(cno: string, fault?: IdentityFault): Promise<Identity | undefined>;
}

const differentFrom = (text: string): string => `${randomBytes(6).toString('base64url')}${text}`;

const toIdentity = (
  { cno, ...customer }: SandboxCustomer,
  proof: Omit<Identity, 'cno' | 'customer'>,
): Identity => ({ cno, customer, ...proof });

/** The card company's customers and its sign-in. */
export function createSandboxIdentity(deps: AdapterDeps): SandboxIdentity {
  const { db, clock, secrets } = deps;
  const tickets = createTickets(deps);
  const tokens = createCompanyTokens(deps);
  const customers = createCustomers(deps);

  const byLid = async (lid: string): Promise<Identity | undefined> => {
    const ticket = await tickets.use(lid);
    if (!ticket) return undefined;
    await simulateFault(ticket.fault);
    const customer = await customers.find(ticket.cnoHash);
    if (!customer) return undefined;
    const proof = await tokens.issue(ticket.cnoHash);
    const said = ticket.fault === 'WRONG_ID' ? differentFrom(lid) : lid;
    return toIdentity(customer, { lid: said, ...proof });
  };

  /** The encrypted customer number of the native app: sealed with the shop's key here. */
  const hashOfSealed = (encCno: string): string | undefined => {
    try {
      return hashCno(secrets.open(encCno));
    } catch {
      return undefined;
    }
  };

  const byJwt = async (
    credential: Exclude<Credential, { by: 'lid' }>,
  ): Promise<Identity | undefined> => {
    const claims = await tokens.read(credential.jwt);
    if (!claims) return undefined;
    await simulateFault(claims.fault);
    const isProved =
      credential.by === 'jwt'
        ? tokens.isOfSession(claims, credential.cohSessionId)
        : hashOfSealed(credential.encCno) === claims.cnoHash;
    const customer = isProved ? await customers.find(claims.cnoHash) : undefined;
    if (!customer) return undefined;
    const jwt = claims.fault === 'WRONG_ID' ? differentFrom(credential.jwt) : credential.jwt;
    const cohSessionId = credential.by === 'jwt' ? credential.cohSessionId : '';
    return toIdentity(customer, { lid: '', jwt, cohSessionId });
  };

  return {
    verify: (credential) => (credential.by === 'lid' ? byLid(credential.lid) : byJwt(credential)),
    sampleMembers: async () => {
      const members = await listMembers(db, secrets, { isOfCard: true });
      return Promise.all(
        members.map(async ({ memberNo, cno, name, typeCode }) => ({
          cno,
          name,
          typeCode,
          summary: await summaryOf(db, memberNo, clock.now()),
        })),
      );
    },
    issueLid: async (cno, fault) => {
      const cnoHash = hashCno(cno);
      if (!(await customers.find(cnoHash))) {
        throw new AppError(401, 'LOGIN_FAILED', '로그인할 수 없는 회원이에요.');
      }
      return tickets.issue(cnoHash, fault);
    },
    issueNewcomersLid: async () => {
      const customer = newCustomer();
      await customers.add(db, customer);
      return { customer, lid: await tickets.issue(hashCno(customer.cno), 'NONE') };
    },
    customerOf: (cno) => customers.find(hashCno(cno)),
    identityOf: async (cno, fault) => {
      const cnoHash = hashCno(cno);
      const customer = await customers.find(cnoHash);
      if (!customer) return undefined;
      return toIdentity(customer, { lid: '', ...(await tokens.issue(cnoHash, fault)) });
    },
  };
}
