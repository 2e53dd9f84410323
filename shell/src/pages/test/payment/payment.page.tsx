import { errorMessage, toast, useCallMutation, useQuery, useQueryClient } from '@shop/shared/app';
import { type CallInput, paymentTestCalls } from '@shop/shared/contracts';
import { isTableKey } from '@shop/shared/domain';
import { Button, Resource, SelectField, Skeleton } from '@shop/shared/ui';
import { useState } from 'react';
import { TestFacts, TestPage, TestSection } from '../test-page';
import styles from './payment.module.css';
import { paymentTestQueries } from './payment-test.queries';
import { TestAccounts } from './test-accounts';

export const meta = () => ({ title: '결제 시험', robots: 'noindex' as const });

type Fault = CallInput<typeof paymentTestCalls.setFault>['body'];

const operations: Record<Fault['operation'], string> = {
  issue: '가상계좌 발급',
  approve: '승인',
  inquire: '조회',
  cancel: '취소·환불',
};

const faults: Record<Fault['fault'], string> = {
  TIMEOUT_PAID: '처리되고 응답 없음',
  TIMEOUT_LOST: '처리되지 않고 응답 없음',
  DECLINE: '거절',
  GARBAGE: '읽을 수 없는 응답',
  WRONG_AMOUNT: '다른 금액',
  DELAY: '3초 늦은 응답',
};

const optionsOf = (texts: Record<string, string>) =>
  Object.entries(texts).map(([value, label]) => ({ value, label }));

/** Switches of the sandbox gateway: faults of its next call, and deposits into virtual accounts. */
export function Page() {
  const query = useQuery(paymentTestQueries.state());
  return (
    <TestPage
      title="결제 시험"
      lead="시험용 결제 대행사의 고장을 정하고, 가상계좌에 입금해요. 실제 돈은 움직이지 않아요."
    >
      <FaultSwitch />
      <Resource query={query} skeleton={<Skeleton />}>
        {({ accounts, faults: waiting }) => (
          <>
            <TestSection title="정해 둔 고장">
              <TestFacts
                facts={
                  waiting.length > 0
                    ? waiting.map(({ operation, fault }) => [
                        operations[operation],
                        isTableKey(faults, fault) ? faults[fault] : fault,
                      ])
                    : [['없음', '다음 요청은 모두 정상이에요']]
                }
              />
            </TestSection>
            <TestAccounts accounts={accounts} />
          </>
        )}
      </Resource>
    </TestPage>
  );
}

function FaultSwitch() {
  const client = useQueryClient();
  const [operation, setOperation] = useState<Fault['operation']>('issue');
  const [fault, setFault] = useState<Fault['fault']>('TIMEOUT_PAID');
  const { mutate, isPending } = useCallMutation(paymentTestCalls.setFault, {
    onSuccess: () => {
      toast(`다음 ${operations[operation]} 요청이 이렇게 실패해요: ${faults[fault]}`);
      void client.invalidateQueries({ queryKey: paymentTestQueries.state().queryKey });
    },
    onError: (error) => toast(errorMessage(error)),
  });
  return (
    <TestSection title="다음 요청의 고장">
      <div className={styles.switch}>
        <SelectField
          label="요청"
          value={operation}
          options={optionsOf(operations)}
          onChange={({ target: { value } }) => {
            if (isTableKey(operations, value)) setOperation(value);
          }}
        />
        <SelectField
          label="고장"
          value={fault}
          options={optionsOf(faults)}
          onChange={({ target: { value } }) => {
            if (isTableKey(faults, value)) setFault(value);
          }}
        />
        <Button isLoading={isPending} onClick={() => mutate({ body: { operation, fault } })}>
          고장 내기
        </Button>
      </div>
    </TestSection>
  );
}
