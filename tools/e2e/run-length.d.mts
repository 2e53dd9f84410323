export const RUN_LENGTH: string;
export const isShortRun: boolean;
export const LONG: string;
