export { holderOf } from './holder-cookie';
export { createLocaIdentity } from './loca-identity';
export { memberModule } from './member.module';
export { findMember, findMemberNoByCno, hashCno, listMembers } from './member.repository';
export { loginFailed, signIn } from './member.service';
export { assertSecretFits } from './secret-check';
export { findPlatform, openSession } from './session.service';
export { sendSignIn } from './sign-in.reply';
export { beginSignIn } from './sign-in-start';
