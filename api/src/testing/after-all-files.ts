import { endTestDatabases } from './test-database';

/** Jest's globalTeardown of the api's tests. */
export default endTestDatabases;
