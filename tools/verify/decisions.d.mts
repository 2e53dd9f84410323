export function checkDecisions(folder: string): void;
