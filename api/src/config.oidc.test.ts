import { ConfigError, readConfig } from './config';

const first = {
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'shop',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: '도담',
};

it('reads several providers in their order, and none by default', () => {
  expect(readConfig({}).oidc).toEqual([]);
  const second = {
    OIDC_ISSUER_2: 'http://localhost:4000',
    OIDC_CLIENT_ID_2: 'shop',
    OIDC_CLIENT_SECRET_2: 'secret',
    OIDC_NAME_2: '시험',
  };
  expect(readConfig({ ...first, ...second }).oidc).toMatchObject([
    { id: '1', issuer: 'https://id.example', name: '도담' },
    { id: '2', issuer: 'http://localhost:4000' },
  ]);
});

it.each([
  [{ ...first, OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET: is needed for this provider'],
  [{ ...first, OIDC_ISSUER: 'http://id.example' }, 'OIDC_ISSUER: must be an https address'],
  [{ OIDC_NAME_2: '시험' }, 'OIDC_CLIENT_ID_2: is needed for this provider'],
])('refuses %j', (env, reason) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(reason);
});
