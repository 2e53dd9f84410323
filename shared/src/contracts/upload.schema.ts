import { z } from 'zod';
import { FILE_NO } from '../domain/public-number';
import { tableKeys } from '../domain/table';
import { type UploadPurpose, uploadPurposes } from '../domain/upload';
import { defineSchemas } from './call';

export const uploadPurpose = z.enum(tableKeys<UploadPurpose>(uploadPurposes));

export const fileNo = () => z.string().regex(FILE_NO);

/** A stored picture; its address answers its owner only. */
export const uploadedFile = z.object({
  fileNo: z.string(),
  url: z.string(),
  widthPx: z.number(),
  heightPx: z.number(),
});

export const uploadSchemas = defineSchemas({
  /** The body is the file itself, not JSON. */
  create: {
    summary: 'Uploads a file for a review, enquiry or claim.',
    query: z.object({ purpose: uploadPurpose }),
    reply: uploadedFile,
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
  remove: {
    summary: 'Deletes an uploaded file that is not attached yet.',
    params: z.object({ fileNo: fileNo() }),
    reply: z.object({}),
    errors: ['UPLOAD_ATTACHED'],
  },
});

export type UploadedFile = z.output<typeof uploadedFile>;
