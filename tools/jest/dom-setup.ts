import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './top-layer';

// Parts that load on demand may take their time where two cores do everything at once.
configure({ asyncUtilTimeout: 5000 });

// A stray console error fails the test that caused it.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    throw new Error(`console.error: ${args.map(String).join(' ')}`);
  });
});

afterEach(() => jest.restoreAllMocks());
