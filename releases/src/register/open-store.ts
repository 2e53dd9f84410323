import type { S3Settings } from '@shop/shared/node';
import { z } from 'zod';
import { createBucketStore } from './bucket-store';
import { createFolderStore, type RegisterStore } from './register-store';
import { createS3Bucket } from './s3-bucket';

/** Settings of the bucket of the release register; the api's `S3_…` settings name the same store. */
export const bucketSchema = {
  RELEASES_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_URL: z.url({ protocol: /^https?$/, message: 'must be an http address' }).optional(),
  S3_REGION: z.string().min(1).default('ap-northeast-2'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
};
const needed = ['S3_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

type BucketEnv = z.output<z.ZodObject<typeof bucketSchema>>;

/** Adds an issue for each setting that the bucket lacks. */
export const checkBucket = (env: BucketEnv, context: z.RefinementCtx): void => {
  if (!env.RELEASES_BUCKET) return;
  for (const name of needed.filter((one) => !env[one]))
    context.addIssue({ code: 'custom', path: [name], message: 'is needed for RELEASES_BUCKET' });
};

/** The bucket of the register; undefined without RELEASES_BUCKET. */
export const bucketOf = (env: BucketEnv): S3Settings | undefined => {
  const { RELEASES_BUCKET: bucket, S3_URL: url, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !url || !accessKeyId || !secretAccessKey) return undefined;
  return { bucket, url, region, accessKeyId, secretAccessKey };
};

interface Options {
  /** The register and its builds; with a bucket, this machine's copies of the builds. */
  folder: string;
  bucket?: S3Settings | undefined;
  nowMs: () => number;
  warn: (text: string) => void;
}

export function openRegisterStore({ folder, bucket, nowMs, warn }: Options): RegisterStore {
  const copies = createFolderStore(folder);
  return bucket
    ? createBucketStore({ bucket: createS3Bucket(bucket, nowMs), copies, warn })
    : copies;
}
