/** The remote under test; resolved by the stand-alone build. */
declare module '@remote/routes' {
  export function createRoutes(
    app: import('@shop/shared/app').App,
  ): import('@shop/shared/app').RemoteRoute[];
}
