export function envExample(text: string): string;
export function checkEnvExample(root: string): void;
