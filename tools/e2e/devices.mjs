import { devices } from '@playwright/test';

/** A phone's user agent, because the server renders other markup for phones than for desktops. */
const { userAgent } = devices['Pixel 7'];

/** The two designed widths: phone and PC. */
export const phone = {
  userAgent,
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};
export const desktop = { viewport: { width: 1280, height: 900 } };
