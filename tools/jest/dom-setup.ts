import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './top-layer';

// Lazy parts load slowly on a machine with two busy cores.
configure({ asyncUtilTimeout: 5000 });

// Console errors fail the test that caused them.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    throw new Error(`console.error: ${args.map(String).join(' ')}`);
  });
});

// A test that fails leaves its fake timers behind; with them the next one would run into its time limit.
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
