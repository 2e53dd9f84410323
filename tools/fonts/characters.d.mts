export interface PlannedFile {
  name: string;
  codes: number[];
}
export function planFiles(styleSheet: string): PlannedFile[];
export function unicodeRange(codes: readonly number[]): string;
