export interface CoverageRow {
  rule: string;
  ours?: string;
  code?: string[];
  test?: string[];
  open?: string;
}

export interface CoverageSection {
  name: string;
  title: string;
  rows: CoverageRow[];
}

export function codeIn(text?: string): string[];
export function readCoverage(root: string): CoverageSection[];
export function rowsOf(sections: readonly CoverageSection[]): CoverageRow[];
export function unbuiltRoutes(sections: readonly CoverageSection[]): string[];
