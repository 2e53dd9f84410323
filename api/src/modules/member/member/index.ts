export { holderOf } from './holder-cookie';
export { clearJoinCookie, findJoinTicket, type JoinTicket, useJoinTicket } from './join-ticket';
export { createLocaIdentity } from './loca-identity';
export { memberModule } from './member.module';
export {
  findMember,
  findMemberByCno,
  hashCno,
  insertMember,
  listMembers,
  type Member,
} from './member.repository';
export { loginFailed, maskEmail, type SignedIn, signIn } from './member.service';
export { assertSecretFits } from './secret-check';
export { endSession, findPlatform, openSession } from './session.service';
export { sendSignIn } from './sign-in.reply';
export { beginSignIn } from './sign-in-start';
