export function checkNamedFiles(root: string): void;
