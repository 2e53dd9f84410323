/** Servers and ports for tests of several processes. */
export { findServerProgram, type RunningProgram, runServerProgram } from './server-program';
export { freePort, waitForPort } from './tcp-port';
export { startValkey, type ValkeyServer } from './valkey-server';
