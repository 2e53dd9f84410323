const fs = require('node:fs');
const path = require('node:path');

/** Two worlds: `node` for rules, contracts, api and gateway; `dom` for components. All compile with swc. */
const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

const base = {
  transform: {
    '\\.example\\.tsx$': ['<rootDir>/tools/jest/example-transform.cjs', swc[1]],
    '\\.(t|j|mj)sx?$': swc,
  },
  // These ship ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!.*(ky|es-hangul|jose|openid-client|oauth4webapi|cookie|swiper|until-async|react-router|react-router-dom|openapi-schema-validator)/)',
  ],
  moduleNameMapper: { '\\.css$': 'identity-obj-proxy' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
};

/** It starts the built gateway, so it runs after the builds. */
const TOPOLOGY = '/api/src/topology.test.ts';

const projects = [
  {
    ...base,
    displayName: 'node',
    testEnvironment: 'node',
    testMatch: [
      '<rootDir>/shared/src/{domain,contracts,node}/**/*.test.ts',
      '<rootDir>/{gateway,releases}/src/**/*.test.ts',
      '<rootDir>/shell/src/server/**/*.test.ts',
      '<rootDir>/tools/**/*.test.ts',
    ],
  },
  {
    ...base,
    displayName: 'api',
    testEnvironment: 'node',
    globalSetup: '<rootDir>/api/src/testing/before-all-files.ts',
    globalTeardown: '<rootDir>/api/src/testing/after-all-files.ts',
    testMatch: ['<rootDir>/api/**/*.test.ts'],
    testPathIgnorePatterns: [...base.testPathIgnorePatterns, TOPOLOGY],
  },
  {
    ...base,
    displayName: 'topology',
    testEnvironment: 'node',
    globalSetup: '<rootDir>/api/src/testing/before-all-files.ts',
    globalTeardown: '<rootDir>/api/src/testing/after-all-files.ts',
    testMatch: [`<rootDir>${TOPOLOGY}`],
  },
  {
    ...base,
    displayName: 'dom',
    testEnvironment: '<rootDir>/tools/jest/dom-environment.cjs',
    setupFilesAfterEnv: ['<rootDir>/tools/jest/dom-setup.ts'],
    testMatch: [
      '<rootDir>/shared/src/{app,ui,markup,testing}/**/*.test.{ts,tsx}',
      '<rootDir>/shell/src/{boot,client,features,frame,pages}/**/*.test.{ts,tsx}',
      '<rootDir>/mfe-*/src/**/*.test.{ts,tsx}',
    ],
  },
];

// A team's checkout (tools/kit) has the tests of its remote only.
const isWholeShop = fs.existsSync(path.join(__dirname, 'shell/package.json'));

module.exports = {
  // A guard against what never ends, not a measure of speed: two cores do everything at once.
  testTimeout: 120_000,
  projects: projects.filter(({ displayName }) => isWholeShop || displayName === 'dom'),
};
