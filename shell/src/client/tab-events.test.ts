import { events } from '@shop/shared/app';
import { shareEventsAcrossTabs } from './tab-events';

/** Connects the channels of one browser; jsdom has none. */
class FakeChannel extends EventTarget {
  static all = new Set<FakeChannel>();
  sent: unknown[] = [];
  constructor() {
    super();
    FakeChannel.all.add(this);
  }
  postMessage(data: unknown): void {
    this.sent.push(data);
  }
  receive(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const refetchQueries = jest.fn();
let channel: FakeChannel;

beforeAll(() => {
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  shareEventsAcrossTabs({ queryClient: { refetchQueries } as never });
  channel = [...FakeChannel.all][0] as FakeChannel;
});
beforeEach(() => {
  channel.sent = [];
  refetchQueries.mockClear();
});

test('sends the member’s changes to the other tabs, and nothing else', () => {
  events.emit('basket:changed');
  events.emit('order:changed', { orderNo: '20261121ABCD' });
  events.emit('login-toast:show');
  expect(channel.sent).toEqual([
    { name: 'basket:changed', detail: undefined },
    { name: 'order:changed', detail: { orderNo: '20261121ABCD' } },
  ]);
});

test('repeats a change of another tab here, refetches what is shown, and sends nothing back', () => {
  const listener = jest.fn();
  const stop = events.on('basket:changed', listener);
  channel.receive({ name: 'basket:changed' });
  stop();
  expect(listener).toHaveBeenCalledTimes(1);
  const [[filter]] = refetchQueries.mock.calls;
  expect(filter).toMatchObject({ type: 'active' });
  // What merely has become old is left alone.
  expect(filter.predicate({ state: { isInvalidated: true } })).toBe(true);
  expect(filter.predicate({ state: { isInvalidated: false } })).toBe(false);
  expect(channel.sent).toEqual([]);
});

test.each([null, 'text', { name: 'session:changed' }, { name: 'order:changed' }])(
  'ignores the unknown message %j',
  (data) => {
    channel.receive(data);
    expect(refetchQueries).not.toHaveBeenCalled();
  },
);
