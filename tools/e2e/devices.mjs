import { devices } from '@playwright/test';

/** The user agent of a phone: the server sends it other markup than a desktop. */
const { userAgent } = devices['Pixel 7'];

/** The two designed widths: phone and PC. */
export const phone = {
  userAgent,
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};
export const desktop = { viewport: { width: 1280, height: 900 } };
