import { FILE_NO } from '@shop/shared/domain';
import { foundRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import type { AdapterDeps } from '../../../platform/deps';
import { notFound } from '../../../platform/errors';
import type { FileStore, ImageSource } from '../../../ports';
import { readStoredFile } from '../../member/upload';

const PREFIX = 'r/';

/** The key of a photo of a review: `r/<fileNo>`. */
export const reviewPhotoKey = (fileNo: string): string => `${PREFIX}${fileNo}`;

const fileNoOf = (key: string): string | undefined => {
  const fileNo = key.slice(PREFIX.length);
  return key.startsWith(PREFIX) && FILE_NO.test(fileNo) ? fileNo : undefined;
};

/** Photos of reviews, shown to everybody while their review is. */
export const createReviewPhotos = (
  { db }: Pick<AdapterDeps, 'db'>,
  files: FileStore,
): ImageSource => ({
  // A stored file never changes.
  versionOf: (key) => (fileNoOf(key) ? '' : undefined),
  isPublished: async (key) => {
    const row = await db.maybe(
      foundRow,
      sql`
      select true as found from review_file f join review r using (review_no)
      where f.image_key = ${key} and r.state = 'OPEN' limit 1`,
    );
    return row !== undefined;
  },
  read: async (key, signal) => {
    const fileNo = fileNoOf(key);
    if (!fileNo) throw notFound('없는 이미지예요.');
    return { bytes: await readStoredFile(files, fileNo, signal) };
  },
});
