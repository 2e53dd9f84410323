import { randomUUID } from 'node:crypto';
import { type UploadedFile, uploadCalls } from '@shop/shared/contracts';
import type { UploadPurpose } from '@shop/shared/domain';
import sharp from 'sharp';
import type { TestShop } from './shop';
import type { Visitor } from './visitor';

export const cookieOf = (visitor: Visitor): string =>
  [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Uploads a small picture. */
export async function sendPicture(
  shop: TestShop,
  from: Visitor,
  purpose: UploadPurpose,
): Promise<UploadedFile> {
  const response = await shop.app.inject({
    method: 'POST',
    url: `/api${uploadCalls.create.path}?purpose=${purpose}`,
    headers: {
      cookie: cookieOf(from),
      'content-type': 'image/png',
      'idempotency-key': randomUUID(),
    },
    payload: await sharp({
      create: { width: 40, height: 30, channels: 3, background: '#3f5b76' },
    })
      .png()
      .toBuffer(),
  });
  if (response.statusCode !== 200) throw new Error(`The upload returned ${response.statusCode}.`);
  return response.json().payload;
}
