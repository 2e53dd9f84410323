import { type IdentityFault, memberCalls } from '@shop/shared/contracts';
import { memberSchemas } from '@shop/shared/contracts/schemas';
import { memberTypes } from '@shop/shared/domain';
import {
  beginSignIn,
  findMemberByCno,
  loginFailed,
  sendSignIn,
  signIn,
} from '../../src/modules/member/member';
import { setCookies } from '../../src/platform/auth/cookies';
import type { Deps } from '../../src/platform/deps';
import { type RouteBinding, route } from '../../src/platform/http/route';
import type { SandboxIdentity } from './identity';

interface Chosen {
  cno?: string | undefined;
  fault: IdentityFault;
}

/** Issues a ticket for the chosen customer, or for a generated one. */
async function issue(identity: SandboxIdentity, { cno, fault }: Chosen) {
  if (cno !== undefined) return { lid: await identity.issueLid(cno, fault), newcomer: null };
  const { lid, customer } = await identity.issueNewcomersLid();
  const { cno: newCno, name, phone, birth } = customer;
  return { lid, newcomer: { cno: newCno, name, phone, birth } };
}

const credential = { limit: 'credential' } as const;

/** Sign-in without proof. None of these routes exists with a real adapter. */
export const sampleLoginRoutes = (deps: Deps, identity: SandboxIdentity): RouteBinding[] => [
  route(
    memberCalls.localLogin,
    memberSchemas.localLogin,
    async ({ body, request, reply }) => {
      const proof = await identity.identityOf(body.cno);
      const member = await findMemberByCno(deps.db, deps.secrets, body.cno);
      if (!proof || !member) throw loginFailed();
      const source = { loginFromCd: '20', mbrRegTypCd: '60', device: '시험용 로그인' };
      return sendSignIn(await signIn(deps, member, proof, 'LOCAL', source), request, reply);
    },
    credential,
  ),
  route(memberCalls.sampleMembers, memberSchemas.sampleMembers, async () => ({
    members: (await identity.sampleMembers()).map((member) => ({
      ...member,
      typeName: memberTypes[member.typeCode].name,
    })),
  })),
  route(
    memberCalls.sampleSignIn,
    memberSchemas.sampleSignIn,
    async ({ body, request, reply }) => {
      const { lid, newcomer } = await issue(identity, body);
      await beginSignIn(deps, lid, request, reply);
      setCookies(request, reply, { lid });
      return { lid, newcomer };
    },
    credential,
  ),
];
