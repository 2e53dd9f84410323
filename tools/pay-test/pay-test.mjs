/**
 * Drives the sandbox gateway of a running shop from the command line, as /test/payment does by buttons.
 * `npm run pay-test` prints how. `SHOP_URL` names another shop than http://localhost:3000.
 */
const usage = `npm run pay-test -- list
npm run pay-test -- deposit <account number> [won] [--late] [--notice ONCE|TWICE|NONE|LATE|FORGED|GARBAGE|UNKNOWN]
npm run pay-test -- fault issue|approve|inquire|cancel TIMEOUT_PAID|TIMEOUT_LOST|DECLINE|GARBAGE|WRONG_AMOUNT|DELAY
npm run pay-test -- deadline <payment number>`;

const shopUrl = process.env.SHOP_URL ?? 'http://localhost:3000';

/** @throws Error with the shop's message */
async function call(method, path, body) {
  const response = await fetch(new URL(`/api/sandbox/payment/${path}`, shopUrl), {
    method,
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const { code, message, payload } = await response.json();
  if (code !== '0000') throw new Error(`${response.status} ${code}: ${message}`);
  return payload;
}

/** Separates `--name value` and `--flag` from the other words. */
function parse(words) {
  const noticeAt = words.indexOf('--notice');
  const notice = noticeAt < 0 ? undefined : words[noticeAt + 1];
  return {
    options: { isLate: words.includes('--late'), notice },
    plain: words.filter((word) => !word.startsWith('--') && word !== notice),
  };
}

const amountOf = async (accountNo) => {
  const { accounts } = await call('GET', 'state');
  const account = accounts.find((one) => one.accountNo === accountNo);
  if (!account) throw new Error(`No account ${accountNo}: see npm run pay-test -- list`);
  return account.amountWon;
};

const commands = {
  list: () => call('GET', 'state'),
  deposit: async ([accountNo, won], options) =>
    call('POST', 'deposit', {
      accountNo,
      amountWon: won === undefined ? await amountOf(accountNo) : Number(won),
      ...options,
    }),
  fault: ([operation, fault]) => call('POST', 'faults', { operation, fault }),
  deadline: ([paymentNo]) => call('POST', 'deadline', { paymentNo }),
};

const [name, ...words] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.log(usage);
  process.exitCode = 1;
} else {
  const { options, plain } = parse(words);
  try {
    console.log(JSON.stringify(await command(plain, options), null, 2));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
