export function readReport(
  file: string,
  code: number,
): { passedTests: string[]; failedTests: string[] } | undefined;
