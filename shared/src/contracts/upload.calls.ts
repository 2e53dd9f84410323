import { defineCalls } from './call';
import type { uploadSchemas } from './upload.schema';

export const uploadCalls = defineCalls<typeof uploadSchemas>()('upload', {
  create: {
    method: 'POST',
    path: '/common/v1/file',
    auth: 'member',
  },
  /** Only a file that belongs to no request yet. */
  remove: {
    method: 'DELETE',
    path: '/common/v1/file/:fileNo',
    auth: 'member',
  },
});
