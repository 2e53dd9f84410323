import { fork } from 'node:child_process';
import { join } from 'node:path';
import { answerIn, type SocialAnswer } from './social';

/** A real OpenID provider on this machine. */
export interface OidcServer {
  issuer: string;
  /** Decides on the provider's pages as a person does, and returns what the browser is led back with. */
  decide(url: string, login: string | undefined): Promise<SocialAnswer>;
  stop(): Promise<void>;
}

/** Follows redirects with cookies, as far as the shop's callback. */
function browse(redirectUri: string) {
  const cookies = new Map<string, string>();
  return async (
    url: string,
    form?: Record<string, string>,
  ): Promise<{ url: string; html: string }> => {
    let request: { url: string; form?: Record<string, string> | undefined } = { url, form };
    for (;;) {
      const response = await fetch(request.url, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        method: request.form ? 'POST' : 'GET',
        body: request.form ? new URLSearchParams(request.form) : null,
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
      const location = response.headers.get('location');
      const html = await response.text();
      if (!location) return { url: request.url, html };
      const next = new URL(location, request.url).href;
      if (next.startsWith(redirectUri)) return { url: next, html: '' };
      request = { url: next };
    }
  };
}

export function startOidcServer(redirectUri: string): Promise<OidcServer> {
  const child = fork(join(__dirname, 'oidc-server-process.mjs'), [redirectUri], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    void ended.then(() => reject(new Error('The provider ended before it listened.')));
    child.once('message', ({ issuer }: { issuer: string }) =>
      resolve({
        issuer,
        decide: async (url, login) => {
          const open = browse(redirectUri);
          const signIn = await open(url);
          if (signIn.url.startsWith(redirectUri)) return answerIn(signIn.url);
          if (login === undefined) return answerIn((await open(`${signIn.url}/abort`)).url);
          const consent = await open(signIn.url, { prompt: 'login', login, password: 'any' });
          return answerIn((await open(consent.url, { prompt: 'consent' })).url);
        },
        stop: () => {
          child.kill('SIGKILL');
          return ended;
        },
      }),
    );
  });
}
