import type { CoverageSection } from './coverage.d.mts';

export function coveragePage(sections: readonly CoverageSection[]): string;
