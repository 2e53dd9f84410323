const seoul = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Time of day in Seoul, as `2026-11-25 17:00:00`. */
export const timeText = (atMs: number): string => seoul.format(atMs);
