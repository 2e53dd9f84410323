export function settingsRead(root: string): string[];
export function settingsNamed(text: string): string[];
export function checkSettings(text: string, root: string): void;
