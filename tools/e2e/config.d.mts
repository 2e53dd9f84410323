import type { PlaywrightTestConfig } from '@playwright/test';

/** Journeys of one remote alone. */
export function remoteConfig(name: string): PlaywrightTestConfig;
/** Journeys through the composed shop at SHOP_URL. */
export function composedConfig(): PlaywrightTestConfig;
