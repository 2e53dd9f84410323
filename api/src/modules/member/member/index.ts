export { assertChecked, checkedUntil } from './checked-session';
export { alreadySignedIn, deviceOf, endSessionOf, sessionOf } from './current-session';
export { type CustomerKey, isFormer, rememberFormer } from './former-customer';
export { holderOf, setHolderCookie } from './holder-cookie';
export {
  beginJoining,
  clearJoinCookie,
  findJoinTicket,
  type JoinTicket,
  joinRequired,
  useJoinTicket,
} from './join-ticket';
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
export { beginSignIn, loginNotStarted } from './sign-in-start';
