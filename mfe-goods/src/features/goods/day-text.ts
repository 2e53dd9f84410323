const KOREA_OFFSET_MS = 9 * 3_600_000;

/** 2026.11.30 in Korea. */
export function dayText(instant: string): string {
  const korean = new Date(new Date(instant).getTime() + KOREA_OFFSET_MS);
  return korean.toISOString().slice(0, 10).replaceAll('-', '.');
}
