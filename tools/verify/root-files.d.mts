export function checkRootFiles(root: string): void;
