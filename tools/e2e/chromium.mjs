import fs from 'node:fs';

/**
 * The headless shell is preferred: it renders like the whole browser, but opens no windows, so a new
 * page costs a quarter of the processor time.
 */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Path of the browser: CHROMIUM, the system's, or undefined for the one Playwright downloaded. */
export const chromiumPath = () =>
  process.env.CHROMIUM ?? places.find((place) => fs.existsSync(place));

/** Stops the browser's background requests and lets it start as root. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launchOptions = () => {
  const executablePath = chromiumPath();
  return { args: chromiumArgs, executablePath };
};
