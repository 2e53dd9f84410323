import { runPgliteChild } from '../platform/db/pglite-child';

/**
 * The database child of a test shop. It loads nothing of the api, because it starts in every test
 * file.
 */
const [, , , dataDir = '', port = '0'] = process.argv;
void runPgliteChild(dataDir, Number(port));
