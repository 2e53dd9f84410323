export interface Report {
  total: { passed: number; failed: number };
  failures: string[];
  flaky: string[];
  errorOf: (what: string) => string | undefined;
  slowest: (count: number) => [string, number][];
  pass: () => void;
  fail: (what: string, error?: string) => void;
  addJest: (file: string, name: string, again?: string) => void;
  addPlaywright: (file: string, name: string) => void;
}

export function createReport(): Report;
export function failedFiles(file: string): string[];
