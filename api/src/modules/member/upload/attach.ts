import type { UploadedFile } from '@shop/shared/contracts';
import { type UploadPurpose, uploadPurposes } from '@shop/shared/domain';
import type { Queryable, Tx } from '../../../platform/db/db';
import { refused } from '../../../platform/errors';
import { attachFree, detach, listAttached, type PictureRow } from './upload.repository';

export const fileView = ({ fileNo, widthPx, heightPx }: PictureRow): UploadedFile => ({
  fileNo,
  url: `/api/common/v1/file/${fileNo}`,
  widthPx,
  heightPx,
});

export interface Attachment {
  memberNo: number;
  purpose: UploadPurpose;
  fileNos: readonly string[];
  /** The request that they belong to: its kind and number, `claim:C123`. */
  attachedTo: string;
}

/**
 * Makes uploaded pictures part of a request, in the transaction that writes the request.
 * @throws AppError UPLOAD_COUNT for too many; UPLOAD_GONE, with `fileNos`, for pictures that expired,
 *   belong to another request, purpose or member
 */
export async function attachUploads(tx: Tx, attachment: Attachment): Promise<void> {
  const { memberNo, purpose, attachedTo } = attachment;
  const fileNos = [...new Set(attachment.fileNos)];
  const { maxCount } = uploadPurposes[purpose];
  if (fileNos.length > maxCount) {
    throw refused('UPLOAD_COUNT', `사진은 ${maxCount}장까지 첨부할 수 있어요.`);
  }
  if (fileNos.length === 0) return;
  const attached = new Set(await attachFree(tx, memberNo, purpose, fileNos, attachedTo));
  const missing = fileNos.filter((fileNo) => !attached.has(fileNo));
  if (missing.length > 0) {
    throw refused('UPLOAD_GONE', '시간이 지나 지워진 사진이 있어요. 사진을 다시 올려 주세요.', {
      fileNos: missing,
    });
  }
}

/** The pictures of a member's request, in their order. */
export const uploadsOf = async (
  db: Queryable,
  memberNo: number,
  attachedTo: string,
): Promise<UploadedFile[]> => (await listAttached(db, memberNo, attachedTo)).map(fileView);

/** Gives up the pictures of a request; they are removed a day after they were sent. */
export const releaseUploads = (tx: Tx, memberNo: number, attachedTo: string) =>
  detach(tx, memberNo, attachedTo);
