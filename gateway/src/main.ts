import { createGateway } from './gateway';
import { readConfig } from './http/config';
import { drain } from './http/drain';
import { renderInWorkers } from './render/worker-renderer';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const server = await createGateway(config, renderInWorkers);
  await server.listen({ host: config.host, port: config.port });
  process.send?.({ event: 'ready', service: 'gateway', port: config.port });
  const stop = () => void server.close().then(() => process.exit(0));
  process.once('SIGTERM', () => void drain(server.server).then(stop));
  process.once('SIGINT', stop);
}

main().catch((error: Error & { code?: string; port?: number }) => {
  const text =
    error.code === 'EADDRINUSE'
      ? `Port ${error.port} is taken. Stop what uses it, or choose another: PORT=3100 npm start`
      : error.message;
  process.stderr.write(`${text}\n`, () => process.exit(1));
});
