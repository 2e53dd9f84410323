/** The largest file that is taken, bytes (10 MB). */
export const MAX_UPLOAD_BYTES = 10_000_000;

/** What uploaded pictures are for, with how many belong to one request. */
export const uploadPurposes = {
  /** Photos of a return or an exchange. */
  CLAIM: { maxCount: 5 },
  REVIEW: { maxCount: 10 },
  COUNSEL: { maxCount: 5 },
  /** With the thanks for a gift. */
  GIFT: { maxCount: 1 },
} as const;

export type UploadPurpose = keyof typeof uploadPurposes;
