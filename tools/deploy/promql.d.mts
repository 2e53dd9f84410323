export function readPromql(expression: string): {
  metrics: string[];
  matchers: [label: string, value: string][];
  isWellFormed: boolean;
};
export function familyOf(metric: string, families: Record<string, string>): string;
