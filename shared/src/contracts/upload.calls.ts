import { defineCalls } from './call';
import type { uploadSchemas } from './upload.schema';

export const uploadCalls = defineCalls<typeof uploadSchemas>()('upload', {
  create: {
    method: 'POST',
    path: '/common/v1/file',
    auth: 'member',
    errors: [
      'UPLOAD_EMPTY',
      'UPLOAD_TYPE',
      'UPLOAD_BROKEN',
      'UPLOAD_PIXELS',
      'UPLOAD_QUOTA',
      'UPLOAD_BUSY',
      'FILES_DOWN',
    ],
  },
  /** Only a file that belongs to no request yet. */
  remove: {
    method: 'DELETE',
    path: '/common/v1/file/:fileNo',
    auth: 'member',
    errors: ['UPLOAD_ATTACHED'],
  },
});
