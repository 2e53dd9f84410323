import type { FastifyBaseLogger } from 'fastify';
import { eachRow } from './each-row';

it('works on the rows after one that fails, logs it, and counts those that changed', async () => {
  const failed: unknown[] = [];
  const log = { error: (context: { row: unknown }) => failed.push(context.row) };
  const work = async (row: number) => {
    if (row === 2) throw new Error('a bad row');
    return row !== 3;
  };
  const changed = await eachRow(log as unknown as FastifyBaseLogger, 'failed', [1, 2, 3, 4], work);
  expect([changed, failed]).toEqual([2, [2]]);
});
