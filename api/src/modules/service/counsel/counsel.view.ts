import type {
  CounselDetail,
  CounselLine,
  CounselMessage,
  UploadedFile,
} from '@shop/shared/contracts';
import type { Secrets } from '../../../platform/secrets';
import type { CounselRow, MessageRow } from './counsel.repository';
import { canAskAgain, canRemove } from './counsel.rules';

export const lineOf = (secrets: Secrets, row: CounselRow): CounselLine => ({
  counselNo: row.counselNo,
  type: row.type,
  state: row.state,
  title: secrets.open(row.titleEnc),
  about: row.goodsName ?? row.orderName,
  askedAt: row.askedAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
});

function itemOf({ itemNo, goodsName, optionText, imageKey, tone }: CounselRow) {
  if (itemNo === null || goodsName === null || imageKey === null || tone === null) return null;
  const image = { key: imageKey, tone, alt: goodsName };
  return { itemNo, goodsName, optionText: optionText ?? '', image };
}

const orderOf = (row: CounselRow): CounselDetail['order'] =>
  row.orderNo === null || row.orderedAt === null
    ? null
    : { orderNo: row.orderNo, orderedAt: row.orderedAt.toISOString(), item: itemOf(row) };

export const messageOf = (
  secrets: Secrets,
  { messageNo, kind, bodyEnc, at }: MessageRow,
  photos: UploadedFile[],
): CounselMessage => ({
  ...{ messageNo, kind, photos },
  body: secrets.open(bodyEnc),
  at: at.toISOString(),
});

export const detailOf = (
  secrets: Secrets,
  row: CounselRow,
  rows: readonly MessageRow[],
  messages: CounselMessage[],
): CounselDetail => ({
  ...lineOf(secrets, row),
  order: orderOf(row),
  messages,
  isSatisfied: row.isSatisfied,
  canRemove: canRemove(rows),
  canAskAgain: canAskAgain(row, rows),
});
