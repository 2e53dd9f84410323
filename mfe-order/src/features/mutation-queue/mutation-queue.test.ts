import { createMutationQueue } from './mutation-queue';

type Mutation = Record<string, number>;

const runMicrotasks = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

function setUp() {
  const sent: Mutation[] = [];
  const responses: ((error?: Error) => void)[] = [];
  const errors: unknown[] = [];
  const queue = createMutationQueue<Mutation>({
    merge: (earlier, later) => ({ ...earlier, ...later }),
    send: (mutation) => {
      sent.push(mutation);
      return new Promise((resolve, reject) =>
        responses.push((error) => (error ? reject(error) : resolve())),
      );
    },
    onError: (error) => errors.push(error),
    delayMs: 200,
  });
  return { queue, sent, responses, errors };
}

beforeEach(() => jest.useFakeTimers());

test('merges changes within the delay into one request', () => {
  const { queue, sent } = setUp();
  queue.add({ a: 1 });
  jest.advanceTimersByTime(150);
  queue.add({ a: 2, b: 1 });
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(sent).toEqual([{ a: 2, b: 1 }]);
});

test('holds a change made during a request and shows it meanwhile', async () => {
  const { queue, sent, responses } = setUp();
  queue.add({ a: 1 });
  jest.advanceTimersByTime(200);
  queue.add({ a: 2 });
  jest.advanceTimersByTime(500);
  expect(sent).toEqual([{ a: 1 }]);
  expect(queue.pending.getState()).toEqual({ a: 2 });
  responses[0]?.();
  await runMicrotasks();
  expect(sent).toEqual([{ a: 1 }, { a: 2 }]);
  responses[1]?.();
  await runMicrotasks();
  expect(queue.pending.getState()).toBeUndefined();
});

test('drops a rejected mutation, reports it and sends later ones', async () => {
  const { queue, sent, responses, errors } = setUp();
  queue.add({ a: 9 });
  const flushed = queue.flush();
  queue.add({ b: 1 });
  responses[0]?.(new Error('한 번에 최대 5개까지 구매할 수 있어요'));
  await runMicrotasks();
  expect(errors).toHaveLength(1);
  expect(queue.pending.getState()).toEqual({ b: 1 });
  responses[1]?.();
  await expect(flushed).resolves.toBe(false);
  expect(sent).toEqual([{ a: 9 }, { b: 1 }]);
});

test('flushes at once when nothing is pending', async () => {
  await expect(setUp().queue.flush()).resolves.toBe(true);
});
