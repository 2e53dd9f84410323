import { type IdentityFault, memberCalls } from '@shop/shared/contracts';
import type { TestShop } from './shop';
import { members, type Visitor } from './visitor';

/** Gives this visitor a ticket of the card company. */
export const ticketOf = async (
  visitor: Visitor,
  cno = members.general,
  fault: IdentityFault = 'NONE',
): Promise<string> => (await visitor.call(memberCalls.sampleSignIn, { body: { cno, fault } })).lid;

/** A customer signed in at the parent service only, as before the first start of the shop. */
export async function signInAtParentService(
  shop: TestShop,
  cno = members.general,
  fault: IdentityFault = 'NONE',
): Promise<Visitor> {
  const visitor = shop.visitor();
  const response = await shop.app.inject({
    method: 'POST',
    url: '/app/api/LPMANAA_P100.lc',
    query: { cno, fault },
  });
  for (const { name, value } of response.cookies) visitor.cookies.set(name, value);
  return visitor;
}
