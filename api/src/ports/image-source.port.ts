import { unavailable } from '../platform/errors';

/** A picture as its source gives it, before it is scaled. */
export interface SourceImage {
  /** The file's bytes, or SVG text. */
  bytes: Buffer;
  /** Width, px, that an SVG was drawn for; absent for pictures of pixels, which are only made smaller. */
  drawnWidthPx?: number;
}

/** A place that pictures come from. */
export interface ImageSource {
  /**
   * Undefined when the key names no picture of this source. Otherwise it becomes part of the name of
   * the cached picture, so it changes when the source would give another picture for the same key.
   */
  versionOf(key: string): string | undefined;
  /**
   * Whether a picture that can be withdrawn is shown now; asked at each request. Undefined, as without
   * this method: pictures of this source are never withdrawn.
   */
  isPublished?(key: string): Promise<boolean | undefined>;
  /** @throws AppError 404 when the picture is gone. */
  read(key: string, signal?: AbortSignal): Promise<SourceImage>;
}

export const imagesDown = () =>
  unavailable('IMAGE_DOWN', '이미지를 불러오지 못했어요. 잠시 후 다시 시도해 주세요.');
