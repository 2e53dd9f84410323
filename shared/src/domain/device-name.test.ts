import { deviceName } from './device-name';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-S921N) AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36';

test.each([
  [`${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`, '아이폰 · Safari'],
  [`${IPHONE} CriOS/130.0 Mobile/15E148 Safari/604.1`, '아이폰 · Chrome'],
  [`${IPHONE} Mobile/15E148 LP_APP`, '아이폰 · 카드사 앱'],
  [`${ANDROID} SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36`, '안드로이드 · 삼성 인터넷'],
  [
    `${ANDROID} Version/4.0 Chrome/130.0 Mobile Safari/537.36 KAKAOTALK/10`,
    '안드로이드 · 카카오톡',
  ],
  [`${MAC} Version/18.0 Safari/605.1.15`, '맥 · Safari'],
  [`${WINDOWS} Chrome/130.0 Safari/537.36 Edg/130.0`, 'Windows · Edge'],
  [`${WINDOWS} Chrome/130.0 Whale/4.28 Safari/537.36`, 'Windows · 웨일'],
  ['curl/8', '알 수 없는 기기'],
  ['', '알 수 없는 기기'],
])('names the device of %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
