/** Whether hints for developers are shown. A build replaces the variable by a constant. */
export const isDevelopmentBuild = (): boolean => process.env.NODE_ENV !== 'production';
