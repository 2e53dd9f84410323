import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { hashCno } from '../../src/modules/member/member';
import type { Queryable } from '../../src/platform/db/db';
import { sql } from '../../src/platform/db/sql';
import type { AdapterDeps } from '../../src/platform/deps';
import type { Customer } from '../../src/ports';

/** A customer of the sandbox's card company, with their number. */
export interface SandboxCustomer extends Customer {
  cno: string;
}

const memberRow = z.object({
  cnoEnc: z.string(),
  nameEnc: z.string(),
  phoneEnc: z.string(),
  emailEnc: z.string(),
  birth: z.string(),
});
const sealedRow = z.object({ customerEnc: z.string() });
const customer: z.ZodType<SandboxCustomer> = z.object({
  cno: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  birth: z.string(),
});

const digits = (count: number): string =>
  Array.from({ length: count }, () => String(randomInt(10))).join('');

const familyNames = [...'김이박최정강조윤장임'];
const givenNames = ['서연', '도윤', '하은', '지호', '수아', '은우', '나윤', '시우', '채원', '준서'];

const oneOf = (list: readonly string[]): string => list[randomInt(list.length)] ?? '';

/** Makes up a customer of the card company who is not a member yet. */
export function newCustomer(): SandboxCustomer {
  const mark = digits(8);
  return {
    cno: `0${digits(11)}`,
    name: `${oneOf(familyNames)}${oneOf(givenNames)}`,
    phone: `010${mark}`,
    email: `new${mark}@example.com`,
    birth: `${randomInt(1960, 2005)}0${randomInt(1, 10)}${randomInt(10, 29)}`,
  };
}

/** The customers of the sandbox's card company: the shop's members, and newcomers made on request. */
export function createCustomers({ db, secrets }: Pick<AdapterDeps, 'db' | 'secrets'>) {
  const memberOf = async (cnoHash: string): Promise<SandboxCustomer | undefined> => {
    const row = await db.maybe(
      memberRow,
      sql`select cno_enc, name_enc, phone_enc, email_enc, birth from member
        where cno_hash = ${cnoHash} and status = 'ACTIVE' and has_card_sign_in`,
    );
    return (
      row && {
        cno: secrets.open(row.cnoEnc),
        name: secrets.open(row.nameEnc),
        phone: secrets.open(row.phoneEnc),
        email: secrets.open(row.emailEnc),
        birth: row.birth,
      }
    );
  };
  const newcomerOf = async (cnoHash: string): Promise<SandboxCustomer | undefined> => {
    const row = await db.maybe(
      sealedRow,
      sql`select customer_enc from sandbox_customer where cno_hash = ${cnoHash}`,
    );
    return row && customer.parse(JSON.parse(secrets.open(row.customerEnc)));
  };
  return {
    /** Undefined for an unknown customer. */
    find: async (cnoHash: string): Promise<SandboxCustomer | undefined> =>
      (await memberOf(cnoHash)) ?? newcomerOf(cnoHash),
    add: async (tx: Queryable, one: SandboxCustomer): Promise<void> => {
      await tx.run(sql`insert into sandbox_customer (cno_hash, customer_enc)
        values (${hashCno(one.cno)}, ${secrets.seal(JSON.stringify(one))})`);
    },
  };
}
