const seoul = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Date and time in Seoul, such as `2026-11-25 17:00:00`. */
export const timeText = (atMs: number): string => seoul.format(atMs);
