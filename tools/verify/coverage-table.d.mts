export interface CoverageRow {
  rule: string;
  where: string;
  test: string;
}

export function codeIn(text?: string): string[];

export function readCoverage(text: string): { rows: CoverageRow[]; unbuilt: string[] };
