import type { CallReply, profileCalls } from '@shop/shared/contracts';
import { formatPhone, maskName, maskPccc, maskPhone, memberTypes } from '@shop/shared/domain';
import type { Session } from '../../../platform/auth/session';
import type { Deps } from '../../../platform/deps';
import { notFound } from '../../../platform/errors';
import { checkedUntil, findMember, type Member, maskEmail } from '../member';
import { readCustomsCode } from './customs.repository';

type View = CallReply<typeof profileCalls.view>;

const masked = ({ name, phone, email, birth }: Member) => ({
  name: maskName(name),
  phone: maskPhone(phone),
  email: maskEmail(email),
  birth: `${birth.slice(0, 4)}년`,
});

const open = ({ name, phone, email, birth }: Member) => ({
  name,
  phone: formatPhone(phone),
  email,
  birth: `${birth.slice(0, 4)}.${birth.slice(4, 6)}.${birth.slice(6)}`,
});

/** What the member reads about themselves. */
export async function profileOf(deps: Deps, session: Session): Promise<View> {
  const { db, secrets, clock } = deps;
  const member = await findMember(db, secrets, session.memberNo);
  if (!member) throw notFound();
  const until = await checkedUntil(db, session, clock.now());
  const pccc = await readCustomsCode(db, secrets, session.memberNo);
  return {
    ...(until ? open(member) : masked(member)),
    typeName: memberTypes[member.typeCode].name,
    checkedUntil: until?.toISOString() ?? null,
    customsCodeMasked: pccc && maskPccc(pccc),
  };
}
