import type { Address } from '@shop/shared/contracts';
import { MAX_ADDRESSES } from '@shop/shared/domain';
import type { Tx } from '../../../platform/db/db';
import { countRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { notFound, refused } from '../../../platform/errors';
import {
  clearDefault,
  deleteAddress,
  ensureDefault,
  findAddress,
  insertAddress,
  listAddresses,
  markDefault,
  type NewAddress,
  updateAddress,
} from './address.repository';

export interface AddressBook {
  addresses: Address[];
  max: number;
}

export const addressBook = async (deps: Deps, memberNo: number): Promise<AddressBook> => ({
  addresses: await listAddresses(deps.db, deps.secrets, memberNo),
  max: MAX_ADDRESSES,
});

async function addressOf(deps: Deps, memberNo: number, addressNo: number): Promise<Address> {
  const address = await findAddress(deps.db, deps.secrets, memberNo, addressNo);
  if (!address) throw notFound('배송지를 찾을 수 없어요.');
  return address;
}

/**
 * Serialises writes per member, so that the limit and the single default hold under double clicks.
 */
const lockMember = (tx: Tx, memberNo: number) =>
  tx.run(sql`select member_no from member where member_no = ${memberNo} for update`);

export async function addAddress(deps: Deps, memberNo: number, body: NewAddress): Promise<Address> {
  const addressNo = await deps.db.tx(async (tx) => {
    await lockMember(tx, memberNo);
    const { count } = await tx.one(
      countRow,
      sql`select count(*) from member_address where member_no = ${memberNo}`,
    );
    if (count >= MAX_ADDRESSES) {
      throw refused(
        'ADDRESS_LIMIT',
        `배송지는 ${MAX_ADDRESSES}개까지 저장할 수 있어요. 쓰지 않는 배송지를 지워 주세요.`,
      );
    }
    if (body.isDefault) await clearDefault(tx, memberNo);
    const created = await insertAddress(tx, deps.secrets, memberNo, body, deps.clock.now());
    await ensureDefault(tx, memberNo);
    return created;
  });
  return addressOf(deps, memberNo, addressNo);
}

export async function changeAddress(
  deps: Deps,
  memberNo: number,
  addressNo: number,
  body: NewAddress,
): Promise<Address> {
  await deps.db.tx(async (tx) => {
    await lockMember(tx, memberNo);
    if (body.isDefault) await clearDefault(tx, memberNo);
    const changed = await updateAddress(tx, deps.secrets, memberNo, addressNo, body);
    if (!changed) throw notFound('배송지를 찾을 수 없어요.');
    await ensureDefault(tx, memberNo);
  });
  return addressOf(deps, memberNo, addressNo);
}

export async function removeAddress(
  deps: Deps,
  memberNo: number,
  addressNo: number,
): Promise<AddressBook> {
  await deps.db.tx(async (tx) => {
    await lockMember(tx, memberNo);
    if (!(await deleteAddress(tx, memberNo, addressNo))) {
      throw notFound('배송지를 찾을 수 없어요.');
    }
    await ensureDefault(tx, memberNo);
  });
  return addressBook(deps, memberNo);
}

export async function makeDefault(
  deps: Deps,
  memberNo: number,
  addressNo: number,
): Promise<AddressBook> {
  await deps.db.tx(async (tx) => {
    await lockMember(tx, memberNo);
    await clearDefault(tx, memberNo);
    if (!(await markDefault(tx, memberNo, addressNo))) throw notFound('배송지를 찾을 수 없어요.');
  });
  return addressBook(deps, memberNo);
}
