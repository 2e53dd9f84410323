import { COUNSEL_YEARS } from '@shop/shared/domain';
import type { Deps } from '../../../platform/deps';
import { eachRow } from '../../../platform/each-row';
import { releaseUploads } from '../../member/upload';
import {
  deleteRow,
  eraseCounsel,
  listMessages,
  listOlder,
  lockCounsel,
} from './counsel.repository';
import { attachedTo } from './counsel.service';

/** Enquiries of one run; the next run takes the others. */
const BATCH = 500;

/** Deletes enquiries whose last question or answer is older than the law has them kept. @returns how many */
export async function deleteOldCounsels(deps: Deps): Promise<number> {
  const before = new Date(deps.clock.now());
  before.setFullYear(before.getFullYear() - COUNSEL_YEARS);
  const rows = await listOlder(deps.db, before, BATCH);
  return eachRow(deps.log, 'an old enquiry was not deleted', rows, ({ counselNo }) =>
    deps.db.tx(async (tx) => {
      const row = await lockCounsel(tx, counselNo);
      for (const { messageNo } of row ? await listMessages(tx, counselNo) : [])
        await releaseUploads(tx, row?.memberNo ?? 0, attachedTo(messageNo));
      await eraseCounsel(tx, counselNo);
      return (await deleteRow(tx, counselNo)) === 1;
    }),
  );
}
