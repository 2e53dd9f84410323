import { errorMessage, toast, useCallMutation, useQueryClient } from '@shop/shared/app';
import { type CallInput, paymentTestCalls, type TestAccount } from '@shop/shared/contracts';
import { dottedDateTime } from '@shop/shared/domain';
import { Button, wonFigure } from '@shop/shared/ui';
import { TestFacts, TestSection } from '../test-page';
import { paymentTestQueries } from './payment-test.queries';

type Deposit = CallInput<typeof paymentTestCalls.deposit>['body'];

/** The amounts a tester can deposit, and the ways the shop is notified. */
const deposits: readonly (readonly [string, (amountWon: number) => Partial<Deposit>])[] = [
  ['정확히 입금', () => ({})],
  ['적게 입금', (amountWon) => ({ amountWon: amountWon - 1_000 })],
  ['많이 입금', (amountWon) => ({ amountWon: amountWon + 1_000 })],
  ['기한 뒤 입금', () => ({ isLate: true })],
  ['알림 두 번', () => ({ notice: 'TWICE' })],
  ['알림 없음', () => ({ notice: 'NONE' })],
  ['알림 30초 뒤', () => ({ notice: 'LATE' })],
  ['위조 알림', () => ({ notice: 'FORGED' })],
  ['깨진 알림', () => ({ notice: 'GARBAGE' })],
  ['모르는 결제 알림', () => ({ notice: 'UNKNOWN' })],
];

/** The newest virtual accounts, each with its deposits. */
export function TestAccounts({ accounts }: { accounts: readonly TestAccount[] }) {
  if (accounts.length === 0)
    return (
      <TestSection title="가상계좌">
        <p>무통장입금으로 주문하면 여기에 계좌가 보여요.</p>
      </TestSection>
    );
  return accounts.map((account) => <Account key={account.paymentNo} account={account} />);
}

function Account({ account }: { account: TestAccount }) {
  const client = useQueryClient();
  const refresh = () =>
    void client.invalidateQueries({ queryKey: paymentTestQueries.state().queryKey });
  const fail = (error: unknown) => toast(errorMessage(error));
  const deposit = useCallMutation(paymentTestCalls.deposit, {
    onSuccess: ({ statuses }) =>
      toast(statuses.length > 0 ? `알림의 응답: ${statuses.join(', ')}` : '알림 없이 입금했어요'),
    onError: fail,
    onSettled: refresh,
  });
  const deadline = useCallMutation(paymentTestCalls.passDeadline, {
    onSuccess: () => toast('입금 기한이 지났어요'),
    onError: fail,
    onSettled: refresh,
  });
  const { accountNo, amountWon, paymentNo } = account;
  return (
    <TestSection title={`${account.bankName} ${accountNo}`}>
      <TestFacts
        facts={[
          ['결제', `${paymentNo} · ${account.stateName}`],
          ['금액', `${wonFigure(amountWon)}원`],
          ['기한', `${dottedDateTime(account.dueAt)}${account.isOpen ? '' : ' · 닫힌 계좌'}`],
          ...account.deposits.map(
            ({ at, amountWon: paidWon, returnedWon }) =>
              [
                dottedDateTime(at),
                `${wonFigure(paidWon)}원 입금${returnedWon > 0 ? `, ${wonFigure(returnedWon)}원 반환` : ''}`,
              ] as const,
          ),
        ]}
      />
      {account.isOpen &&
        deposits.map(([label, more]) => (
          <Button
            key={label}
            size="small"
            variant="outline"
            aria-label={`${accountNo} ${label}`}
            onClick={() => deposit.mutate({ body: { accountNo, amountWon, ...more(amountWon) } })}
          >
            {label}
          </Button>
        ))}
      {account.isOpen && (
        <Button
          size="small"
          variant="outline"
          aria-label={`${accountNo} 기한 지나게 하기`}
          onClick={() => deadline.mutate({ body: { paymentNo } })}
        >
          기한 지나게 하기
        </Button>
      )}
    </TestSection>
  );
}
