import type { BrowserContextOptions, ViewportSize } from '@playwright/test';

type Device = BrowserContextOptions & { viewport: ViewportSize };

export const phone: Device;
export const desktop: Device;
