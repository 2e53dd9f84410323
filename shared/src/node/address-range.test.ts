import { addressMatcher, isAddressRange, isPrivateRange } from './address-range';

test.each(['10.0.0.5', '10.1.0.0/16', '::1', 'fd00::/8', 'loopback'])('accepts %s', (text) => {
  expect(isAddressRange(text)).toBe(true);
});

test.each(['everyone', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example', '::1/x', ''])(
  'rejects %j',
  (text) => {
    expect(isAddressRange(text)).toBe(false);
  },
);

test.each([
  ['10.1.2.3', true],
  ['::ffff:10.1.2.3', true],
  ['10.2.0.1', false],
  ['192.0.2.7', true],
  ['192.0.2.8', false],
  ['127.0.0.1', true],
  ['::1', true],
  ['2001:db8::9', true],
  ['2001:db9::9', false],
  ['', false],
  [undefined, false],
])('finds %s in the ranges: %s', (address, isFound) => {
  const isNamed = addressMatcher(['10.1.0.0/16', '192.0.2.7', 'loopback', '2001:db8::/32']);
  expect(isNamed(address)).toBe(isFound);
});

test.each([
  ['192.168.0.0/24', true],
  ['172.17.0.1', true],
  ['fd12::/16', true],
  ['loopback', true],
  ['10.0.0.0/7', false],
  ['0.0.0.0/0', false],
  ['::/0', false],
  ['203.0.113.7', false],
])('is %s private: %s', (range, isPrivate) => {
  expect(isPrivateRange(range)).toBe(isPrivate);
});
