import type { UploadedFile } from '@shop/shared/contracts';
import type { UploadPurpose } from '@shop/shared/domain';
import { addMs, hoursMs } from '../../../platform/clock';
import type { Deps } from '../../../platform/deps';
import { eachRow } from '../../../platform/each-row';
import { AppError, conflict, notFound, refused, unavailable } from '../../../platform/errors';
import { createGate, GateFull } from '../../../platform/gate';
import { newNo } from '../../../platform/public-number';
import { mapTimeout } from '../../../platform/with-timeout';
import { type FileStore, filesDown } from '../../../ports/index';
import { fileView } from './attach';
import { type Picture, readPicture } from './picture';
import {
  deleteUpload,
  expireOrphans,
  expireOwn,
  findHeld,
  findUpload,
  insertUpload,
  lockMember,
  markStored,
} from './upload.repository';

/** Uploads to which no claim refers are deleted after this time. */
const ORPHAN_AGE_MS = hoursMs(24);
const MAX_UNUSED = 40;
const MAX_MEMBER_BYTES = 300_000_000;

const DECODED_AT_ONCE = 2;
const MAX_WAITING = 16;
const gate = createGate(DECODED_AT_ONCE, MAX_WAITING);

const storeKey = (fileNo: string): string => `${fileNo.slice(1, 3)}/${fileNo}.webp`;

const empty = () => new AppError(400, 'UPLOAD_EMPTY', '빈 파일이에요. 사진을 다시 골라 주세요.');
const busy = () =>
  unavailable('UPLOAD_BUSY', '지금은 사진을 올리는 사람이 많아요. 잠시 후 다시 시도해 주세요.');

async function decode(bytes: Buffer): Promise<Picture> {
  try {
    return await gate(() => readPicture(bytes));
  } catch (error) {
    throw error instanceof GateFull ? busy() : error;
  }
}

async function assertQuota(db: Parameters<typeof findHeld>[0], memberNo: number, added: number) {
  const { unused, bytes } = await findHeld(db, memberNo);
  if (unused >= MAX_UNUSED) {
    throw refused('UPLOAD_QUOTA', '사진을 너무 많이 올렸어요. 내일 다시 올려 주세요.');
  }
  if (bytes + added > MAX_MEMBER_BYTES) {
    throw refused(
      'UPLOAD_QUOTA',
      '올릴 수 있는 사진 용량을 모두 썼어요. 고객센터(1577-7083)로 문의해 주세요.',
    );
  }
}

/**
 * Stores a picture for the member. The row comes first, so that a file without a row cannot remain:
 * after a crash the row expires, and its file with it.
 * @throws AppError when it is no picture, or the quota of the member is used up
 */
export async function receiveUpload(
  deps: Deps,
  memberNo: number,
  purpose: UploadPurpose,
  body: unknown,
): Promise<UploadedFile> {
  if (!Buffer.isBuffer(body) || body.length === 0) throw empty();
  // A member without room must not make the shop decode.
  await assertQuota(deps.db, memberNo, 0);
  const picture = await decode(body);
  const fileNo = newNo('F');
  await deps.db.tx(async (tx) => {
    await lockMember(tx, memberNo);
    await assertQuota(tx, memberNo, picture.bytes.length);
    await insertUpload(tx, { fileNo, memberNo, purpose, picture, at: deps.clock.now() });
  });
  await mapTimeout(deps.adapters.files.put(storeKey(fileNo), picture.bytes), filesDown);
  await markStored(deps.db, fileNo);
  return fileView({ fileNo, ...picture });
}

/** @throws AppError 404 for a file that is not this member's */
export async function assertOwnUpload(deps: Deps, memberNo: number, fileNo: string) {
  if (!(await findUpload(deps.db, memberNo, fileNo))) throw notFound('없는 사진이에요.');
}

/** The bytes of a file in the store, WebP. The rights are the caller's. */
export const readStoredFile = (
  files: FileStore,
  fileNo: string,
  signal?: AbortSignal,
): Promise<Buffer> => files.read(storeKey(fileNo), signal);

/** A stored file, WebP. The rights are the caller's: see `assertOwnUpload`. */
export const readUpload = ({ adapters }: Deps, fileNo: string): Promise<Buffer> =>
  mapTimeout(readStoredFile(adapters.files, fileNo), filesDown);

async function discard(deps: Deps, fileNo: string): Promise<void> {
  await mapTimeout(deps.adapters.files.remove(storeKey(fileNo)), filesDown);
  await deleteUpload(deps.db, fileNo);
}

/** Removes a file that belongs to no request yet. When the store is down, the job removes it later. */
export async function removeUpload(deps: Deps, memberNo: number, fileNo: string) {
  if (await expireOwn(deps.db, memberNo, fileNo)) {
    await discard(deps, fileNo).catch((error: unknown) =>
      deps.log.warn({ err: error, fileNo }, 'an upload is removed later'),
    );
    return {};
  }
  if (!(await findUpload(deps.db, memberNo, fileNo))) throw notFound('없는 사진이에요.');
  throw conflict('UPLOAD_ATTACHED', '이미 접수된 사진은 지울 수 없어요.');
}

/** Removes files that belonged to no request for a day. @returns how many */
export async function removeOrphans(deps: Deps): Promise<number> {
  const due = await expireOrphans(deps.db, addMs(deps.clock.now(), -ORPHAN_AGE_MS));
  return eachRow(deps.log, 'an upload could not be removed', due, async (fileNo) => {
    await discard(deps, fileNo);
    return true;
  });
}
