import { runPgliteChild } from '../platform/db/pglite-child';

/** The database child of a test shop: nothing of the api is loaded with it, it starts in every test file. */
const [, , , dataDir = '', port = '0'] = process.argv;
void runPgliteChild(dataDir, Number(port));
