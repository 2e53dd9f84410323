export function writeTestResult(
  dist: string,
  result: {
    check: string;
    passedTests: readonly string[];
    failedTests: readonly string[];
    annotations: Readonly<Record<string, string>>;
  },
  key: string,
): void;
