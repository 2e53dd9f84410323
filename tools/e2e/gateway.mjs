import { startProcess } from './process.mjs';

/** Starts the built gateway in front of an api. */
export async function startGateway({ port, apiUrl, env = {} }) {
  const gateway = await startProcess('gateway/dist/gateway.cjs', {
    PORT: String(port),
    API_URL: apiUrl,
    ...env,
  });
  return {
    url: `http://localhost:${port}`,
    pid: gateway.pid,
    stop: gateway.stop,
    output: gateway.output,
  };
}
