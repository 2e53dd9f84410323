// A certified OpenID provider (the package `oidc-provider`) as a process of its own, because it is an ES
// module with a key store. Its message names the issuer. Any login name is an account; its claims follow
// from the name, see `claimsOf`.
import http from 'node:http';
import Provider from 'oidc-provider';

const [redirectUri] = process.argv.slice(2);

const everything = {
  name: '이도담',
  email: 'dodam@example.com',
  email_verified: true,
  phone_number: '+82 10-7777-0001',
  phone_number_verified: true,
  birthdate: '1988-12-03',
};

const claimsOf = (login) =>
  login.startsWith('sparse') ? { email: 'dodam@example.com', email_verified: false } : everything;

const server = http.createServer();
server.listen(0, '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'shop', client_secret: 'client secret', redirect_uris: [redirectUri] }],
    claims: {
      openid: ['sub'],
      profile: ['name', 'birthdate'],
      email: ['email', 'email_verified'],
      phone: ['phone_number', 'phone_number_verified'],
    },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...claimsOf(sub) }) }),
    cookies: { keys: ['for tests only'] },
    pkce: { required: () => true },
  });
  server.on('request', provider.callback());
  process.send({ issuer });
});
