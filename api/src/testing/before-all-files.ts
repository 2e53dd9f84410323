import { prepareTestDatabases } from './test-database';

/** Jest's globalSetup of the api's tests. */
export default prepareTestDatabases;
