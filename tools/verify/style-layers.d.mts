export function layerProblems(css: string): string[];
export function checkStyleLayers(): void;
