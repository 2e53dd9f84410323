import fs from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser to drive: CHROMIUM, the system's, or (undefined) the one Playwright downloaded. */
export const chromiumPath = () =>
  process.env.CHROMIUM ?? places.find((place) => fs.existsSync(place));

/** Without these the browser calls its maker's hosts, and as root it does not start. */
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
