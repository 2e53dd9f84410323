import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { reportErrors } from './error-lines';
import { createErrorReporter } from './error-report';

let server: http.Server;
let got: string[];
let url: string;

beforeEach(async () => {
  got = [];
  server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      got.push(text);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
);

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
};

test('sends lines at error with the service name, and writes every line', async () => {
  const written: string[] = [];
  const stream = reportErrors(
    { write: (line) => written.push(line) },
    createErrorReporter({ url, service: 'shop-api' }),
  );
  stream.write('{"level":30,"msg":"response sent"}\n');
  stream.write('{"level":50,"msg":"the books disagree","check":"stock"}\n');
  await until(() => got.length > 0);
  expect(written).toHaveLength(2);
  expect(got.map((text) => JSON.parse(text))).toEqual([
    { service: 'shop-api', level: 50, msg: 'the books disagree', check: 'stock' },
  ]);
});

test('sends at most thirty reports a minute, and none without a URL', async () => {
  const report = createErrorReporter({ url, service: 'shop-api' });
  for (let no = 0; no < 50; no += 1) report({ msg: `line ${no}` });
  createErrorReporter({ url: undefined, service: 'shop-api' })({ msg: 'nowhere' });
  await until(() => got.length >= 30);
  const last = createErrorReporter({ url, service: 'last' });
  last({ msg: 'after them' });
  await until(() => got.some((text) => text.includes('after them')));
  expect(got).toHaveLength(31);
});
