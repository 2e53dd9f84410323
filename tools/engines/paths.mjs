import fs from 'node:fs';

/** Debian's packages of what `paths.mjs` looks for. */
export const ENGINE_PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const LIBRARIES = '/usr/lib';

const firstOf = (places) => places.find((place) => fs.existsSync(place));

/** Path of the system's Firefox. */
export const firefoxPath = () => firstOf(['/usr/bin/firefox-esr', '/usr/bin/firefox']);

/** Path of WebKitGTK's browser; Debian's folder of libraries is named by the machine's architecture. */
export const miniBrowserPath = () =>
  fs.existsSync(LIBRARIES)
    ? firstOf(
        fs.readdirSync(LIBRARIES).map((name) => `${LIBRARIES}/${name}/webkit2gtk-4.1/MiniBrowser`),
      )
    : undefined;

/** Whether both engines can be opened on this machine. */
export const hasEngines = () =>
  Boolean(
    firefoxPath() && miniBrowserPath() && firstOf([WEBKIT_DRIVER]) && firstOf(['/usr/bin/Xvfb']),
  );
