import { readConfig } from './config';
import { assertSandboxAllowed, isTrial, sandboxParts } from './sandbox-parts';

const PUBLIC = 'https://shop.example';
const start = (env: Record<string, string>) => assertSandboxAllowed(readConfig(env));

describe('on this machine', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'starts every part of the sandbox at %s',
    (PUBLIC_URL) => {
      start({ PUBLIC_URL });
      expect(sandboxParts(readConfig({ PUBLIC_URL }))).toEqual([
        'payment',
        'identity',
        'postcode',
        'fulfilment',
        'messages',
        'payment-bench',
        'fulfilment-bench',
        'backends',
        'system-check',
      ]);
    },
  );

  it('has no simulated backends beside the api when the sign-in is real', () => {
    const config = readConfig({ IDENTITY: 'loca', IDENTITY_URL: 'https://card.example' });
    expect(sandboxParts(config)).toEqual([
      'payment',
      'postcode',
      'fulfilment',
      'messages',
      'payment-bench',
      'fulfilment-bench',
    ]);
  });
});

describe('in a network of SANDBOX_NETWORKS', () => {
  const home = { PUBLIC_URL: 'http://192.168.7.12:3000', SANDBOX_NETWORKS: '192.168.7.0/24' };

  it('enables every part at an address in the network, and reports a trial shop', () => {
    start(home);
    expect(sandboxParts(readConfig(home))).toContain('payment-bench');
    expect(isTrial(readConfig(home))).toBe(true);
  });

  it.each([
    { ...home, PUBLIC_URL: 'http://192.168.8.12:3000' },
    { ...home, PUBLIC_URL: PUBLIC },
  ])('refuses another address: $PUBLIC_URL', (env) => {
    expect(() => start(env)).toThrow(/are sandboxes/);
  });

  it.each(['0.0.0.0/0', '203.0.113.0/24', '10.0.0.0/7', 'office'])(
    'refuses %s, which is no private network',
    (SANDBOX_NETWORKS) => {
      expect(() => start({ SANDBOX_NETWORKS })).toThrow(/SANDBOX_NETWORKS.*must be private/);
    },
  );
});

const toss = { PAYMENT: 'toss', TOSS_CLIENT_KEY: 'ck', TOSS_SECRET_KEY: 'sk' };

const settings: Record<string, string>[] = [
  {},
  {
    PUBLIC_URL: PUBLIC,
    ALLOW_SANDBOX: 'identity,postcode,fulfilment,messages,payment-bench,fulfilment-bench',
  },
];

it.each(settings)('has no bench beside a real gateway (%j)', (env) => {
  start({ ...env, ...toss });
  expect(sandboxParts(readConfig({ ...env, ...toss })).join()).not.toContain('bench');
});

describe('at a public address', () => {
  it('refuses a sandbox, and says why and how to mend it', () => {
    expect(() => start({ PUBLIC_URL: PUBLIC })).toThrow(
      /https:\/\/shop\.example.*sandboxes: payment, identity, postcode, fulfilment, messages\..*PAYMENT, IDENTITY, POSTCODE, FULFILMENT, MESSAGES.*ALLOW_SANDBOX=payment,identity,postcode,fulfilment,messages/,
    );
  });

  it('refuses one that is not named among others', () => {
    expect(() =>
      start({ PUBLIC_URL: PUBLIC, ALLOW_SANDBOX: 'payment postcode fulfilment messages' }),
    ).toThrow('sandboxes: identity.');
  });

  it('refuses a name whose adapter is real', () => {
    const env = { PUBLIC_URL: PUBLIC, IDENTITY: 'loca', IDENTITY_URL: 'https://card.example' };
    expect(() =>
      start({ ...env, ALLOW_SANDBOX: 'payment,identity,postcode,fulfilment,messages' }),
    ).toThrow('names identity, which is not a sandbox here');
    start({ ...env, ALLOW_SANDBOX: 'payment,postcode,fulfilment,messages' });
  });

  it('refuses a name that is unknown', () => {
    expect(() => start({ PUBLIC_URL: PUBLIC, ALLOW_SANDBOX: 'everything' })).toThrow(
      /ALLOW_SANDBOX/,
    );
  });

  it('starts the parts that are named, and testers’ parts only by their own names', () => {
    const adapters = 'payment,identity,postcode,fulfilment,messages';
    const partsOf = (ALLOW_SANDBOX: string) => {
      start({ PUBLIC_URL: PUBLIC, ALLOW_SANDBOX });
      return sandboxParts(readConfig({ PUBLIC_URL: PUBLIC, ALLOW_SANDBOX }));
    };
    expect(partsOf(adapters)).toEqual([
      'payment',
      'identity',
      'postcode',
      'fulfilment',
      'messages',
    ]);
    expect(partsOf(`${adapters},fulfilment-bench`)).toContain('fulfilment-bench');
    expect(partsOf(`${adapters},payment-bench`)).toContain('payment-bench');
    expect(partsOf(`${adapters},system-check`)).toEqual([
      'payment',
      'identity',
      'postcode',
      'fulfilment',
      'messages',
      'system-check',
    ]);
  });
});
