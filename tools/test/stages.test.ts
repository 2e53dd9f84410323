import fc from 'fast-check';
import { runStages, type Stage } from './stages.mjs';

/** A stage that ends when the test calls its `end`. */
function held(name: string, more: Partial<Stage> = {}) {
  let end: (error?: Error) => void = () => {};
  const over = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
  });
  return { stage: { name, run: () => over, ...more }, end: (error?: Error) => end(error) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('runs two lanes in parallel in list order', async () => {
  const [a, b, c] = [held('a'), held('b'), held('c')];
  const started: string[] = [];
  const all = runStages([a.stage, b.stage, c.stage], {
    lanes: 2,
    onStart: (name) => started.push(name),
  });
  await settled();
  expect(started).toEqual(['a', 'b']);
  b.end();
  await settled();
  expect(started).toEqual(['a', 'b', 'c']);
  a.end();
  c.end();
  expect((await all).map(({ name }) => name)).toEqual(['b', 'a', 'c']);
});

test('starts later stages while one waits, and gives network waits no lane', async () => {
  const wide = held('wide', { lanes: 2 });
  const network = held('network', { lanes: 0 });
  const late = held('late', { after: ['network'] });
  const started: string[] = [];
  const all = runStages([wide.stage, network.stage, late.stage], {
    lanes: 2,
    onStart: (name) => started.push(name),
  });
  await settled();
  expect(started).toEqual(['wide', 'network']);
  wide.end();
  await settled();
  expect(started).toEqual(['wide', 'network']);
  network.end();
  await settled();
  expect(started).toEqual(['wide', 'network', 'late']);
  late.end();
  await all;
});

test('reports a failed stage with reason and duration and continues', async () => {
  let time = 0;
  const reason = new Error('broken');
  const ended = await runStages(
    [
      {
        name: 'first',
        run: () => {
          time += 3000;
          throw reason;
        },
      },
      { name: 'second', after: ['first'], run: () => undefined },
    ],
    { lanes: 1, now: () => time },
  );
  expect(ended).toEqual([
    { name: 'first', seconds: 3, error: reason },
    { name: 'second', seconds: 0, error: undefined },
  ]);
});

test('rejects an unknown name in `after`', async () => {
  const stages = [{ name: 'a', after: ['nobody'], run: () => undefined }];
  await expect(runStages(stages, { lanes: 2 })).rejects.toThrow('Nothing leads to: a');
});

test('runs each stage once, after its dependencies and within the lanes', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ lanes: fc.integer({ min: 0, max: 3 }), back: fc.array(fc.nat(9)) }), {
        maxLength: 10,
      }),
      fc.integer({ min: 3, max: 4 }),
      async (plan, lanes) => {
        let taken = 0;
        const done: string[] = [];
        const stages = plan.map(({ lanes: wanted, back }, index) => ({
          name: String(index),
          lanes: wanted,
          after: back.filter((at) => at < index).map(String),
          run: async () => {
            taken += wanted;
            expect(taken).toBeLessThanOrEqual(lanes);
            for (const before of back.filter((at) => at < index))
              expect(done).toContain(String(before));
            await settled();
            taken -= wanted;
            done.push(String(index));
          },
        }));
        const ended = await runStages(stages, { lanes });
        expect(ended.filter(({ error }) => error)).toEqual([]);
        expect(done.sort()).toEqual(plan.map((_, index) => String(index)).sort());
      },
    ),
  ));
