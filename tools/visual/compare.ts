import sharp from 'sharp';

/** Scale of the stored screenshots; blurring hides differences in font rendering between machines. */
const SCALE = 0.25;
const QUALITY = 80;
/** Tolerance per colour channel, of 255. */
const CHANNEL_SLACK = 26;
/** Rows of the small screenshot by which the height may differ. */
const HEIGHT_SLACK = 2;

/** Scales a screenshot to a quarter of its width, as webp. */
export async function shrink(screenshot: Buffer): Promise<Buffer> {
  const { width = 1, height = 1 } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .resize(Math.round(width * SCALE), Math.max(1, Math.round(height * SCALE)), { fit: 'fill' })
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
}

const pixelsOf = (picture: Buffer) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/**
 * Returns the share (0–1) of pixels that differ from the stored screenshot; 1 when the size
 * differs. `diff` marks them in red.
 * @param slack by how much a channel may differ, of 255
 */
export async function compare(
  expected: Buffer,
  actual: Buffer,
  slack: number = CHANNEL_SLACK,
): Promise<{ share: number; diff: Buffer }> {
  const [before, after] = await Promise.all([pixelsOf(expected), pixelsOf(actual)]);
  const { width } = before.info;
  const isOther =
    width !== after.info.width || Math.abs(before.info.height - after.info.height) > HEIGHT_SLACK;
  if (isOther) return { share: 1, diff: actual };
  const height = Math.min(before.info.height, after.info.height);
  const diff = Buffer.alloc(width * height * 3, 255);
  let count = 0;
  for (let at = 0; at < diff.length; at += 3) {
    const differs = [0, 1, 2].some(
      (channel) =>
        Math.abs((before.data[at + channel] ?? 0) - (after.data[at + channel] ?? 0)) > slack,
    );
    if (!differs) continue;
    count += 1;
    diff[at + 1] = 0;
    diff[at + 2] = 0;
  }
  const picture = sharp(diff, { raw: { width, height, channels: 3 } });
  return { share: count / (width * height), diff: await picture.webp().toBuffer() };
}
