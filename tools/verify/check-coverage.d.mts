export function checkCoverage(text: string, root: string): void;
