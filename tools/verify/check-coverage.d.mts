import type { CoverageSection } from './coverage.d.mts';

export function checkCoverage(sections: readonly CoverageSection[], root: string): void;
export function checkCoveragePage(sections: readonly CoverageSection[], root: string): void;
