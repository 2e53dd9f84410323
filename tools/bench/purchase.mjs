import { randomUUID } from 'node:crypto';

/** Sends one request and returns its text; a refusal ends the measurement. */
async function send(url, { token, method = 'POST', body }) {
  const headers = new Headers({ 'idempotency-key': randomUUID() });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (body) headers.set('content-type', 'application/json');
  const response = await fetch(url, { method, headers, body: body && JSON.stringify(body) });
  const text = await response.text();
  if (response.status >= 400) throw new Error(`${method} ${url}: ${response.status} ${text}`);
  return text;
}

/**
 * A purchase from the sheet to the approved payment, step by step.
 * @param onStep receives the name, the milliseconds and the response of each request
 */
export async function purchase(apiUrl, { token, skuNo }, onStep) {
  const step = async (name, path, body) => {
    const start = performance.now();
    const text = await send(`${apiUrl}${path}`, { token, body });
    onStep(name, performance.now() - start, text);
    return JSON.parse(text).payload;
  };
  const items = [{ skuNo, qty: 1 }];
  const { sheetNo } = await step('sheet', '/order/v1/front/sheet', { source: 'DIRECT', items });
  const sheet = await step('calculate', `/order/v1/front/sheet/${sheetNo}/calculate`, {
    usePointWon: 0,
  });
  const { paymentNo } = await step('place', '/order/v1/front/orders', {
    sheetNo,
    choices: sheet.choices,
    messageCd: null,
    expectedPayWon: sheet.amounts.payWon,
    consents: sheet.consents.map(({ code }) => code),
  });
  const { windowUrl } = await step('ready', '/payment/v1/front/ready', { paymentNo });
  // The shopper's click in the sandbox's window is not the shop's work.
  const back = await fetch(`${apiUrl}${windowUrl.replace(/^\/api/, '')}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ answer: 'approve' }),
  });
  const { searchParams } = new URL(back.headers.get('location'), apiUrl);
  await step('approve', '/payment/v1/front/approve', Object.fromEntries(searchParams));
}

/** One look at a product or at a list. */
export async function browse(apiUrl, path, onStep) {
  const start = performance.now();
  const text = await send(`${apiUrl}${path}`, { method: 'GET' });
  onStep('browse', performance.now() - start, text);
}
