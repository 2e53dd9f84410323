import { isAppUserAgent } from './user-agent';

/** The first that fits: those that others imitate come last. */
const browsers: readonly [RegExp, string][] = [
  [/KAKAOTALK/i, '카카오톡'],
  [/NAVER\(/, '네이버 앱'],
  [/SamsungBrowser\//, '삼성 인터넷'],
  [/Whale\//, '웨일'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/CriOS\/|Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/iPhone|iPod/, '아이폰'],
  [/iPad/, '아이패드'],
  [/Android/, '안드로이드'],
  [/Windows/, 'Windows'],
  [/Macintosh/, '맥'],
  [/Linux/, '리눅스'],
];

const firstOf = (names: readonly [RegExp, string][], userAgent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** 아이폰 · Safari: what a member recognises a device by, from its user agent. */
export function deviceName(userAgent: string): string {
  const browser = isAppUserAgent(userAgent) ? '카드사 앱' : firstOf(browsers, userAgent);
  return [firstOf(systems, userAgent), browser].filter(Boolean).join(' · ') || '알 수 없는 기기';
}
