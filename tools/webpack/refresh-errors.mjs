/** React Refresh calls it when an edited module throws as it is evaluated. */
export const handleRuntimeError = (error) => console.error(error);

/** The console keeps what it shows. */
export const clearRuntimeErrors = () => {};
