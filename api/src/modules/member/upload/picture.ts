import sharp from 'sharp';
import { type AppError, isAppError, refused } from '../../../platform/errors';
import { isHeic, sniffPicture } from './sniff';

/** A picture as the shop stores it: WebP without metadata. */
export interface Picture {
  bytes: Buffer;
  widthPx: number;
  heightPx: number;
}

/** A phone's largest usual photo has 50 million; a file of few bytes may announce billions. */
const MAX_PIXELS = 64_000_000;
const MAX_SIDE_PX = 16_000;
/** What decoding may take: a photo of 64 million pixels with three channels of one byte. */
const MAX_DECODED_BYTES = 3 * MAX_PIXELS;
const DEEP_FORMATS = ['ushort', 'short', 'uint', 'int', 'float', 'double'];
/** Enough to read a label on a photo. */
const STORED_SIDE_PX = 2_048;
const DECODE_SECONDS = 20;

const wrongType = (bytes: Buffer): AppError =>
  refused(
    'UPLOAD_TYPE',
    isHeic(bytes)
      ? 'HEIC 사진은 올릴 수 없어요. JPG로 바꿔 올려 주세요.'
      : 'JPG·PNG·WEBP 사진만 올릴 수 있어요.',
  );
const broken = (): AppError =>
  refused('UPLOAD_BROKEN', '사진 파일이 손상되어 열 수 없어요. 다른 사진을 골라 주세요.');
const tooManyPixels = (): AppError =>
  refused('UPLOAD_PIXELS', '사진의 가로·세로가 너무 커요. 줄여서 다시 올려 주세요.');

/** Reads the header only: nothing is decoded before the size is known. */
async function assertSize(bytes: Buffer, kind: string): Promise<void> {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { format, width, height, channels = 4, depth } = header;
  if (format !== kind || !width || !height) throw broken();
  const decodedBytes = width * height * channels * (DEEP_FORMATS.includes(depth ?? '') ? 2 : 1);
  const isTooLarge = width * height > MAX_PIXELS || decodedBytes > MAX_DECODED_BYTES;
  if (isTooLarge || Math.max(width, height) > MAX_SIDE_PX) throw tooManyPixels();
}

/**
 * The picture of a file, decoded and encoded anew: turned as its EXIF says, in sRGB, without EXIF, place,
 * colour profile, text, further frames, or anything that was hidden in the file. Runs outside the
 * event loop.
 * @throws AppError 422 when the file is no picture, is broken, or has too many pixels
 */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  const kind = sniffPicture(bytes);
  if (!kind) throw wrongType(bytes);
  try {
    await assertSize(bytes, kind);
    const { data, info } = await sharp(bytes, {
      limitInputPixels: MAX_PIXELS,
      failOn: 'error',
      pages: 1,
    })
      .timeout({ seconds: DECODE_SECONDS })
      .rotate()
      .resize({
        width: STORED_SIDE_PX,
        height: STORED_SIDE_PX,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 82, effort: 3 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, widthPx: info.width, heightPx: info.height };
  } catch (error) {
    throw isAppError(error) ? error : broken();
  }
}
