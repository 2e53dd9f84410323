interface WebpackConfig {
  output: { path: string };
}

export const devFolder: (port: number) => string;
export const placeIn: (folder: string, file: string) => string;
export const writingTo: <T extends WebpackConfig>(folder: string, config: T) => T;
export function fillDevFolder(folder: string): void;
