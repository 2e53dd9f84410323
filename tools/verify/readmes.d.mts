export function checkFirstPage(text: string): void;
export function checkReadmes(root: string): void;
