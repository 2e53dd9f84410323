import { createECDH, createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { generateVAPIDKeys } from 'web-push';
import { readConfig } from '../config';
import type { Message } from '../ports';
import { createHttpMessages, createSmtp, createWebPush } from '.';

interface Taken {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A provider that answers with this status, and what it took. */
async function startProvider() {
  const taken: Taken[] = [];
  const answer = { status: 200, location: '' };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      taken.push({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks),
      });
      response.writeHead(answer.status, answer.location ? { location: answer.location } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, taken, answer, close: () => server.close() };
}

let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.taken.length = 0;
  provider.answer.status = 200;
  provider.answer.location = '';
});

describe('messages over HTTP', () => {
  const message: Message = {
    key: 'event:7',
    templateCode: 'PAID',
    receiver: '01012345678',
    variables: { goodsName: '코트' },
    text: '결제를 마쳤어요\n코트',
    url: 'https://shop.example/mypage',
  };
  const send = () => createHttpMessages({ url: `${provider.url}/send`, key: 'k' }).send(message);

  it('names the key of the message and of the shop', async () => {
    expect(await send()).toBe('sent');
    const [request] = provider.taken;
    expect(request?.path).toBe('/send');
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer k',
      'idempotency-key': 'event:7',
    });
    expect(JSON.parse(String(request?.body))).toMatchObject({
      templateCode: 'PAID',
      receiver: '01012345678',
      variables: { goodsName: '코트' },
    });
  });

  it.each([
    [202, 'sent'],
    [409, 'sent'],
    [400, 'refused'],
    [422, 'refused'],
  ])('reads %s as %s', async (status, outcome) => {
    provider.answer.status = status;
    expect(await send()).toBe(outcome);
  });

  it.each([401, 403, 404, 429, 500, 503])('fails with %s, to be tried again', async (status) => {
    provider.answer.status = status;
    await expect(send()).rejects.toThrow(String(status));
  });

  it('follows no redirect', async () => {
    Object.assign(provider.answer, { status: 307, location: `${provider.url}/elsewhere` });
    await expect(send()).rejects.toThrow();
    expect(provider.taken).toHaveLength(1);
  });
});

describe('mail by SMTP', () => {
  const mails: string[] = [];
  const receivers: string[] = [];
  let smtp: SMTPServer;
  let url: string;
  beforeAll(async () => {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        const code = address.startsWith('nobody') ? 550 : address.startsWith('later') ? 451 : 0;
        receivers.push(address);
        done(code ? Object.assign(new Error('No.'), { responseCode: code }) : undefined);
      },
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          mails.push(Buffer.concat(chunks).toString());
          done();
        });
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
  beforeEach(() => {
    mails.length = 0;
  });

  const mail = {
    key: 'event:8',
    receiver: 'haneul@mail.example',
    title: '결제를 마쳤어요',
    text: '<script>alert(1)</script> & "코트"',
    url: 'https://shop.example/mypage?a=1&b=2',
  };
  const send = (change: object = {}) =>
    createSmtp({ url, from: 'shop@shop.example' }).send({ ...mail, ...change });
  /** The parts of a mail, decoded. */
  const textOf = (raw = '') =>
    raw
      .split(/\r\n--/)
      .map((part) => {
        const [head = '', ...body] = part.split('\r\n\r\n');
        const text = body.join('\r\n\r\n');
        if (/encoding: base64/i.test(head)) return Buffer.from(text, 'base64').toString();
        return Buffer.from(
          text
            .replace(/=\r\n/g, '')
            .replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
              String.fromCharCode(Number.parseInt(hex, 16)),
            ),
          'latin1',
        ).toString();
      })
      .join('\n');

  it('has plain words and HTML in which nothing of the words is markup', async () => {
    expect(await send()).toBe('sent');
    const [raw = ''] = mails;
    expect(raw).toMatch(/^To: haneul@mail\.example/m);
    expect(raw).toMatch(/^From: .*<shop@shop\.example>/m);
    const text = textOf(raw);
    expect(text).toContain('<script>alert(1)</script> & "코트"');
    expect(text).toContain('<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;코트&quot;</p>');
    expect(text).toContain('href="https://shop.example/mypage?a=1&amp;b=2"');
    expect(raw).not.toMatch(/list-unsubscribe/i);
  });

  it('has one identity at every try', async () => {
    await send();
    await send();
    await send({ key: 'event:9' });
    const ids = mails.map((raw) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
    expect(ids[0]).toMatch(/^<[0-9a-f]{32}@shop\.example>/);
  });

  it('adds no receiver and no header by what it contains', async () => {
    await send({ title: '안녕\r\nBcc: other@mail.example', receiver: 'a@mail.example' });
    expect(mails[0]?.split(/\r?\n\r?\n/)[0]).not.toMatch(/^Bcc:/im);
    await send({ receiver: 'a@mail.example, b@mail.example' }).catch(() => undefined);
    await send({ receiver: 'a@mail.example\r\nRCPT TO:<b@mail.example>' }).catch(() => undefined);
    expect(receivers).not.toContain('b@mail.example');
    expect(receivers).not.toContain('other@mail.example');
  });

  it('says how advertising is refused', async () => {
    await send({ refuseUrl: 'https://shop.example/mypage/my-info' });
    expect(mails[0]).toMatch(/^List-Unsubscribe: <https:\/\/shop\.example\/mypage\/my-info>/im);
    expect(textOf(mails[0])).toContain('수신 거부');
  });

  it('is refused by a mailbox that does not exist, and tried again where the server is busy', async () => {
    expect(await send({ receiver: 'nobody@mail.example' })).toBe('refused');
    await expect(send({ receiver: 'later@mail.example' })).rejects.toThrow();
  });
});

describe('Web Push', () => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const receiver = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    p256dh: pair.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  /** The push service of this address stands on this machine. */
  const call: typeof fetch = (url, options) =>
    fetch(`${provider.url}${new URL(String(url)).pathname}`, options);
  const push = createWebPush({ ...generateVAPIDKeys(), subject: 'mailto:help@shop.example' }, call);
  const send = (change: object = {}) =>
    push.send({
      ...{ key: 'event:10', receiver, title: '상품을 보냈어요', text: '코트', path: '/mypage' },
      ...change,
    });

  it('is encrypted for the browser, signed by the shop, and of one topic at every try', async () => {
    provider.answer.status = 201;
    expect(await send()).toBe('sent');
    await send();
    const [first, second] = provider.taken;
    expect(first?.path).toBe('/fcm/send/abc');
    expect(first?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      authorization: expect.stringMatching(/^vapid t=/),
    });
    expect(first?.body.toString()).not.toContain('코트');
    expect(first?.headers.topic).toBe(second?.headers.topic);
    expect(first?.headers.topic).toBe(
      createHash('sha256').update('event:10').digest('base64url').slice(0, 32),
    );
  });

  it.each([404, 410])(
    'is refused with %s, after which the browser is forgotten',
    async (status) => {
      provider.answer.status = status;
      expect(await send()).toBe('refused');
    },
  );

  it.each([400, 403, 429, 500])('fails with %s, to be tried again', async (status) => {
    provider.answer.status = status;
    await expect(send()).rejects.toThrow(String(status));
  });

  it('calls no address of anybody else, and follows no redirect', async () => {
    const inside = { ...receiver, endpoint: 'https://10.0.0.8/push' };
    expect(await send({ receiver: inside })).toBe('refused');
    expect(provider.taken).toEqual([]);
    Object.assign(provider.answer, { status: 307, location: 'http://10.0.0.8/' });
    await expect(send()).rejects.toThrow();
  });
});

describe('the settings', () => {
  it.each([
    [{ MESSAGES: 'http' }, 'MESSAGES_URL'],
    [{ MESSAGES: 'http', MESSAGES_URL: 'https://m.example' }, 'MESSAGES_KEY'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
    [{ SMTP_URL: 'http://mail.example', MAIL_FROM: 'a@b.example' }, 'SMTP_URL'],
    [{ VAPID_PUBLIC_KEY: 'a', VAPID_PRIVATE_KEY: 'b' }, 'VAPID_SUBJECT'],
  ])('%j lack %s', (env, name) => {
    expect(() => readConfig(env)).toThrow(name);
  });

  it('of every channel are read together', () => {
    const { channels, ports } = readConfig({
      MESSAGES: 'http',
      MESSAGES_URL: 'https://m.example/send',
      MESSAGES_KEY: 'k',
      SMTP_URL: 'smtps://u:p@mail.example',
      MAIL_FROM: 'shop@shop.example',
      VAPID_PUBLIC_KEY: 'a',
      VAPID_PRIVATE_KEY: 'b',
      VAPID_SUBJECT: 'mailto:help@shop.example',
    });
    expect(ports.messages).toBe('http');
    expect(channels).toEqual({
      messages: { url: 'https://m.example/send', key: 'k' },
      smtp: { url: 'smtps://u:p@mail.example', from: 'shop@shop.example' },
      vapid: { publicKey: 'a', privateKey: 'b', subject: 'mailto:help@shop.example' },
    });
  });
});
