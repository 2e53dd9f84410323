import { memberCalls, profileCalls } from '@shop/shared/contracts';
import { findMember } from '../modules/member/member';
import { codeSentTo } from './messages';
import type { TestShop } from './shop';
import type { Visitor } from './visitor';

/** The member proves their identity with the code on their phone. */
export async function checkIdentity(shop: TestShop, who: Visitor): Promise<void> {
  const { mbrNo } = await who.call(memberCalls.loginInfo);
  const member = await findMember(shop.db, shop.deps.secrets, mbrNo);
  if (!member) throw new Error('Only a member has an identity to check.');
  await who.call(profileCalls.startCheck, { body: {} });
  const code = await codeSentTo(shop, member.phone.replace(/\D/g, ''));
  await who.call(profileCalls.confirmCheck, { body: { code } });
}
