/** The remote under test; the stand-alone build resolves this name. */
declare module '@remote/routes' {
  export function createRoutes(
    app: import('@shop/shared/app').App,
  ): import('@shop/shared/app').RemoteRoute[];
}

/** The paths that it declares. */
declare module '@remote/paths' {
  const paths: string[];
  export = paths;
}
