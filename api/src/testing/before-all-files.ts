import { readConfig } from '../config';
import { provideBundle } from './server-bundle';
import { prepareTestDatabases } from './test-database';

/** Jest's globalSetup of the api's tests. */
export default async function prepare(): Promise<void> {
  provideBundle(readConfig({}).apiRoot);
  await prepareTestDatabases();
}
