export interface Report {
  total: { passed: number; failed: number };
  failures: string[];
  flaky: string[];
  slowest: (count: number) => [string, number][];
  pass: () => void;
  fail: (what: string) => void;
  addJest: (file: string, name: string, again?: string) => void;
  addPlaywright: (file: string, name: string) => void;
}

export function createReport(): Report;
export function failedFiles(file: string): string[];
