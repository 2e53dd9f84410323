/** @jest-environment node */
import sharp from 'sharp';
import { compare, shrink } from './compare';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
  color: string;
}

const page = (boxes: Box[], height = 1600): Promise<Buffer> =>
  sharp({ create: { width: 400, height, channels: 3, background: '#ffffff' } })
    .composite(
      boxes.map(({ left, top, width, height: tall, color }) => ({
        input: { create: { width, height: tall, channels: 3, background: color } },
        left,
        top,
      })),
    )
    .png()
    .toBuffer();

const button: Box = { left: 20, top: 700, width: 360, height: 52, color: '#14161a' };
const share = async (before: Buffer, after: Buffer) =>
  (await compare(await shrink(before), await shrink(after))).share;

test('reports no change for the same page or one more or less row', async () => {
  expect(await share(await page([button]), await page([button]))).toBe(0);
  expect(await share(await page([button]), await page([button], 1604))).toBe(0);
});

test('reports no change for edges shifted by half a pixel', async () => {
  const moved = { ...button, color: '#1c1e22' };
  expect(await share(await page([button]), await page([moved]))).toBe(0);
});

test('reports a change when a button is removed, moved or recoloured', async () => {
  const before = await page([button]);
  const changed = [[], [{ ...button, top: 716 }], [{ ...button, color: '#4339e6' }]];
  for (const boxes of changed) expect(await share(before, await page(boxes))).toBeGreaterThan(0.01);
});

test('reports a full change for another size', async () => {
  expect(await share(await page([button]), await page([button], 1700))).toBe(1);
});
