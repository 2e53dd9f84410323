import fs from 'node:fs';
import path from 'node:path';
import { appFolder, remoteNames } from '../webpack/apps.mjs';

/** Whether an app is a remote with journeys, which `npm run e2e` runs. */
export const hasJourneys = (name) =>
  remoteNames.includes(name) && fs.existsSync(path.join(appFolder(name), 'e2e'));
