import '@testing-library/jest-dom';
import './top-layer';

// A stray console error fails the test that caused it.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    throw new Error(`console.error: ${args.map(String).join(' ')}`);
  });
});

afterEach(() => jest.restoreAllMocks());
