import { dashedDate, type PickupWay } from '@shop/shared/domain';
import { addMs, daysMs } from '../../../platform/clock';
import type { Queryable, Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { invalid, notFound } from '../../../platform/errors';
import { findAddress } from '../../member/address';
import { attachUploads } from '../../member/upload';
import { type Receiver, readReceiver } from '../order';

/** The courier comes tomorrow at the earliest. */
const LATEST_VISIT_MS = daysMs(14);

/** Where the goods are fetched: an address of the book, or the order's. */
export async function pickupAddress(
  db: Queryable,
  { secrets }: Deps,
  memberNo: number,
  { orderNo, addressNo }: { orderNo: string; addressNo?: number | undefined },
): Promise<Receiver> {
  if (addressNo === undefined) return readReceiver(db, secrets, orderNo);
  const address = await findAddress(db, secrets, memberNo, addressNo);
  if (!address) throw notFound('주소를 찾을 수 없어요.');
  const { receiverName: name, receiverPhone: phone, zip, road, detail } = address;
  return { name, phone, zip, road, detail };
}

/** How the goods reach the seller. */
export interface Pickup {
  way?: PickupWay | undefined;
  /** With `COLLECT`: `YYYY-MM-DD` in Korea. */
  visitOn?: string | undefined;
  /** With `SELF`. */
  parcel?: { courierCd: string; invoiceNo: string } | undefined;
}

/** @throws AppError 400 for a day without a courier, or a parcel without its number */
export function assertPickup({ way, visitOn, parcel }: Pickup, now: Date): void {
  if (way === 'SELF') {
    if (!parcel)
      throw invalid([{ path: 'parcel', message: '보낸 택배사와 송장번호를 입력해 주세요.' }]);
    return;
  }
  const latest = dashedDate(addMs(now, LATEST_VISIT_MS).getTime());
  if (!visitOn || visitOn <= dashedDate(now.getTime()) || visitOn > latest)
    throw invalid([{ path: 'visitOn', message: '회수 날짜는 내일부터 2주 안에서 골라 주세요.' }]);
}

export async function insertPickup(
  tx: Tx,
  { secrets }: Deps,
  claimNo: string,
  { way, visitOn, parcel }: Pickup,
  address: Receiver,
): Promise<void> {
  const isSelf = way === 'SELF';
  await tx.run(sql`
    insert into claim_pickup (claim_no, way, address_enc, visit_on, courier_cd, invoice_no)
    values (${claimNo}, ${isSelf ? 'SELF' : 'COLLECT'}, ${secrets.seal(JSON.stringify(address))},
      ${isSelf ? null : (visitOn ?? null)}, ${isSelf ? (parcel?.courierCd ?? null) : null},
      ${isSelf ? (parcel?.invoiceNo ?? null) : null})`);
}

/** The name under which photos belong to a claim. */
export const photosOf = (claimNo: string): string => `claim:${claimNo}`;

/** @throws AppError 422 `UPLOAD_COUNT` | `UPLOAD_GONE` */
export const attachPhotos = (
  tx: Tx,
  memberNo: number,
  claimNo: string,
  fileNos: readonly string[] = [],
): Promise<void> =>
  attachUploads(tx, { memberNo, purpose: 'CLAIM', fileNos, attachedTo: photosOf(claimNo) });

/** The unique index is the last line: a request of the same moment has taken the group. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'claim_open';
