/**
 * Drives the sandbox gateway of a running shop from the command line, as /test/payment does by buttons.
 * `npm run pay-test` prints how. `SHOP_URL` names another shop than http://localhost:3000.
 */
import { createCaller, runCommand } from '../lib/sandbox-command.mjs';

const usage = `npm run pay-test -- list
npm run pay-test -- deposit <account number> [won] [--late] [--notice ONCE|TWICE|NONE|LATE|FORGED|GARBAGE|UNKNOWN]
npm run pay-test -- fault issue|approve|inquire|cancel TIMEOUT_PAID|TIMEOUT_LOST|DECLINE|GARBAGE|WRONG_AMOUNT|DELAY
npm run pay-test -- deadline <payment number>`;

const call = createCaller('/api/sandbox/payment/');

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

await runCommand(usage, {
  list: () => call('GET', 'state'),
  deposit: async (words) => {
    const { options, plain } = parse(words);
    const [accountNo, won] = plain;
    const amountWon = won === undefined ? await amountOf(accountNo) : Number(won);
    return call('POST', 'deposit', { accountNo, amountWon, ...options });
  },
  fault: ([operation, fault]) => call('POST', 'faults', { operation, fault }),
  deadline: ([paymentNo]) => call('POST', 'deadline', { paymentNo }),
});
