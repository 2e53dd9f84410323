/** The remote under test; the stand-alone build resolves this name. */
declare module '@remote/routes' {
  export function createRoutes(
    app: import('@shop/shared/app').App,
  ): import('@shop/shared/app').RemoteRoute[];
}
