/** A small shop's builds, and a command line, for tests of releases and of the gateway. */
export type { OpenedPages, PageProblem, PagesToOpen } from '../cli/page-opener';
export { SHELL_UNDER_TEST } from './fake-shell';
export * from './fake-shop';
export { createReleaser, runRelease } from './run-release';
export { type S3Server, startS3Server } from './s3-server';
export { sampleBoot } from './sample-boot';
