import fc from 'fast-check';
import { appReleaseOf, appVersionOf, compareVersions } from './app-release';
import { deviceKey, deviceOf } from './device';
import { loginSourceOf, mediaTypes, mediaTypesOf, registrationChannelOf } from './media-type';
import {
  isAppUserAgent,
  isCrawlerUserAgent,
  isMobileUserAgent,
  isTabletUserAgent,
  platformOf,
} from './user-agent';

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
  galaxy:
    'Mozilla/5.0 (Linux; Android 16; SM-S938N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  tab: 'Mozilla/5.0 (Linux; Android 16; SM-X916N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
};
const inApp = (agent: string, version = '6.0.0') => `${agent} LP_APP|ver=${version}|mode=shop|`;

describe('the app', () => {
  it('is recognized by LP_APP anywhere in the user agent, and by nothing else', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(isAppUserAgent(`${before}LP_APP${after}`)).toBe(true);
      }),
    );
    for (const agent of Object.values(agents)) expect(isAppUserAgent(agent)).toBe(false);
  });

  it('says its version in a segment between pipes, whatever stands around it', () => {
    const noise = fc
      .string({ unit: fc.constantFrom(...'abcxyz=: 0.9') })
      .filter((text) => !/ver/i.test(text));
    const version = fc
      .array(fc.nat({ max: 999 }), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join('.'));
    fc.assert(
      fc.property(noise, version, noise, fc.constantFrom('=', ':'), (before, ver, after, sign) => {
        const agent = `${agents.galaxy} LP_APP|${before}|ver${sign}${ver}|${after}`;
        expect(appVersionOf(agent)).toBe(ver);
      }),
    );
  });

  it.each([
    ['outside the app', `${agents.galaxy} |ver=6.0.0|`],
    ['without the key', `${agents.galaxy} LP_APP|os=aos|`],
    ['with words for numbers', `${agents.galaxy} LP_APP|ver=new|`],
    ['with another key that ends alike', `${agents.galaxy} LP_APP|webver=6.0.0|`],
  ])('has no version %s', (_, agent) => expect(appVersionOf(agent)).toBeUndefined());
});

describe('the app release', () => {
  const version = fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30));

  it('is 3.0.0 from Android 6.0.0 and iOS 7.0.0 on, else 2.0.0', () => {
    fc.assert(
      fc.property(version, ([major, minor, patch]) => {
        const text = `${major}.${minor}.${patch}`;
        expect(appReleaseOf(inApp(agents.galaxy, text))).toBe(major >= 6 ? '3.0.0' : '2.0.0');
        expect(appReleaseOf(inApp(agents.iphone, text))).toBe(major >= 7 ? '3.0.0' : '2.0.0');
      }),
    );
  });

  it('is 0.0.0 outside the app, and the older one where the app does not say', () => {
    expect(appReleaseOf(agents.galaxy)).toBe('0.0.0');
    expect(appReleaseOf(`${agents.galaxy} LP_APP`)).toBe('2.0.0');
    expect(appReleaseOf(inApp(agents.windows, '9.0.0'))).toBe('2.0.0');
  });

  it('compares versions as an order: by number, not by letter', () => {
    const text = fc
      .array(fc.nat(50), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join('.'));
    fc.assert(
      fc.property(text, text, text, (a, b, c) => {
        expect(Math.sign(compareVersions(a, b))).toBe(-Math.sign(compareVersions(b, a)) + 0);
        const sorted = [a, b, c].sort(compareVersions);
        expect(compareVersions(sorted[0] as string, sorted[2] as string)).toBeLessThanOrEqual(0);
      }),
    );
    expect(compareVersions('10.0.0', '9.9.9')).toBeGreaterThan(0);
    expect(compareVersions('6', '6.0.0')).toBe(0);
  });
});

describe('mobile', () => {
  it('is an iPhone, iPad, iPod or Android in the user agent', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('iPhone', 'iPad', 'iPod', 'Android'),
        fc.string(),
        (before, name, after) => {
          expect(isMobileUserAgent(before + name + after)).toBe(true);
        },
      ),
    );
    expect(isMobileUserAgent(agents.mac)).toBe(false);
    expect(isMobileUserAgent(agents.windows)).toBe(false);
  });

  it('knows platforms and tablets', () => {
    const seen = Object.values(agents).map((agent) => [
      platformOf(agent),
      isTabletUserAgent(agent),
    ]);
    expect(seen).toEqual([
      ['ios', false],
      ['ios', true],
      ['android', false],
      ['android', true],
      ['other', false],
      ['other', false],
    ]);
  });
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984',
  'Mozilla/5.0 (compatible; Daumoa/4.0)',
])('%s is a crawler', (agent) => {
  expect(isCrawlerUserAgent(agent)).toBe(true);
  expect(deviceOf(agent)).toMatchObject({ isCrawler: true, isBrowser: false });
});

test.each(Object.values(agents))('%s is somebody who shops', (agent) => {
  expect(isCrawlerUserAgent(agent)).toBe(false);
  expect(isCrawlerUserAgent(inApp(agent))).toBe(false);
});

describe('media types', () => {
  it.each([
    [inApp(agents.galaxy), ['AOS', 'APP', 'MO'], '30', '10'],
    [inApp(agents.iphone), ['IOS', 'APP', 'MO'], '30', '10'],
    [agents.galaxy, ['AOS WEB', 'MO WEB', 'MO'], '20', '60'],
    [agents.iphone, ['IOS WEB', 'MO WEB', 'MO'], '20', '60'],
    [agents.windows, ['PC'], '10', '50'],
  ])('of %s', (agent, types, source, channel) => {
    expect(mediaTypesOf(agent)).toEqual(types);
    expect(loginSourceOf(agent)).toBe(source);
    expect(registrationChannelOf(agent)).toBe(channel);
  });

  it('are PC or MO, never both, and always of the list', () => {
    const agent = fc.oneof(fc.string(), fc.constantFrom(...Object.values(agents)));
    fc.assert(
      fc.property(agent, fc.boolean(), (text, isApp) => {
        const types = mediaTypesOf(isApp ? inApp(text) : text);
        expect(types.every((type) => mediaTypes.includes(type))).toBe(true);
        expect(types.includes('PC')).toBe(!types.includes('MO'));
        expect(types.includes('APP') && types.includes('MO WEB')).toBe(false);
      }),
    );
  });
});

describe('the device', () => {
  it('is a form, a platform and where it stands', () => {
    expect(deviceOf(agents.windows)).toEqual({
      form: 'desktop',
      platform: 'other',
      isInApp: false,
      isCrawler: false,
      isBrowser: true,
    });
    expect(deviceOf(inApp(agents.iphone))).toMatchObject({
      form: 'mobile',
      platform: 'ios',
      isInApp: true,
      isBrowser: false,
    });
    expect(deviceOf(agents.tab)).toMatchObject({ form: 'tablet', platform: 'android' });
  });

  it('recognizes an iPad with a Mac user agent by its touch points', () => {
    expect(deviceOf(agents.mac).form).toBe('desktop');
    expect(deviceOf(agents.mac, { widthPx: 1024, hasTouch: false }).form).toBe('desktop');
    expect(deviceOf(agents.mac, { widthPx: 1024, hasTouch: true })).toMatchObject({
      form: 'tablet',
      platform: 'ios',
    });
  });

  it('shows a narrow tablet as a phone, and never a phone as a tablet', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 3000 }), (widthPx) => {
        const signs = { widthPx, hasTouch: true };
        expect(deviceOf(agents.ipad, signs).form).toBe(widthPx < 768 ? 'mobile' : 'tablet');
        expect(deviceOf(agents.galaxy, signs).form).toBe('mobile');
        expect(deviceOf(agents.windows, signs).form).toBe('desktop');
      }),
    );
  });

  it('has one key for all that is shown alike, and different keys otherwise', () => {
    expect(deviceKey(deviceOf(agents.windows))).toBe(deviceKey(deviceOf(agents.mac)));
    const keys = [agents.iphone, inApp(agents.iphone), agents.galaxy, agents.tab, agents.mac].map(
      (agent) => deviceKey(deviceOf(agent)),
    );
    expect(new Set(keys).size).toBe(5);
  });
});
