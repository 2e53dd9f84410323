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

// Also after a test that failed: its fake timers would let the next one wait for ever.
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
