import {
  dialog,
  presentError,
  toast,
  useCallMutation,
  useModalParam,
  useQuery,
} from '@shop/shared/app';
import { paymentCalls, profileCalls } from '@shop/shared/contracts';
import { bodyMeasures, bodyNames, type Measure, tableKeys } from '@shop/shared/domain';
import { Button, lazy, Resource, Section } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import type { IdentityCheck } from '../../features/identity-check/use-identity-check';
import { myInfoQueries } from '../../features/my-info/my-info.queries';
import { refundAccountQueries } from '../../features/refund-account/refund-account.queries';
import styles from './my-info.module.css';
import { Waiting } from './waiting';

const accountSheet = lazy(() =>
  import(/* webpackChunkName: "kept-sheets" */ './kept-sheets').then(
    ({ AccountSheet }) => AccountSheet,
  ),
);
const customsSheet = lazy(() =>
  import(/* webpackChunkName: "kept-sheets" */ './kept-sheets').then(
    ({ CustomsSheet }) => CustomsSheet,
  ),
);

interface KeptProps {
  /** What it is, for the names of the buttons. */
  name: string;
  /** Masked; null when nothing is kept. */
  value: ReactNode;
  onChange?: () => void;
  onForget: () => Promise<unknown>;
}

/** One thing that the shop keeps for later orders: shown masked, changed, deleted. */
function Kept({ name, value, onChange, onForget }: KeptProps) {
  const forget = async () => {
    const isMeant = await dialog.confirm({
      content: `저장한 ${name}를 삭제할까요?`,
      yesText: '삭제',
      noText: '취소',
    });
    if (!isMeant) return;
    try {
      await onForget();
      toast('삭제했어요');
    } catch (error) {
      presentError(error);
    }
  };
  return (
    <div className={styles.kept}>
      <div className={styles.value}>{value ?? '저장한 정보가 없어요'}</div>
      <div className={styles.actions}>
        {onChange && (
          <Button
            variant="outline"
            size="small"
            aria-haspopup="dialog"
            aria-label={`${name} ${value === null ? '등록' : '변경'}`}
            onClick={onChange}
          >
            {value === null ? '등록' : '변경'}
          </Button>
        )}
        {value !== null && (
          <Button
            variant="ghost"
            size="small"
            aria-label={`${name} 삭제`}
            onClick={() => void forget()}
          >
            삭제
          </Button>
        )}
      </div>
    </div>
  );
}

/** 환불 계좌: where refunds of deposits go. The bank checks the holder. */
export function RefundAccount({ check }: { check: IdentityCheck }) {
  const saved = useQuery(refundAccountQueries.saved());
  const modal = useModalParam('refund-account');
  const forget = useCallMutation(paymentCalls.forgetAccount);
  const refetch = async () => void (await saved.refetch());
  return (
    <Section title="환불 계좌" note="무통장입금 환불">
      <Resource query={saved} skeleton={<Waiting lines={1} />}>
        {({ account }) => (
          <Kept
            name="환불 계좌"
            value={account && `${account.bankName} ${account.accountMasked}`}
            onChange={() => check.need(modal.open)}
            onForget={() => forget.mutateAsync({}).then(refetch)}
          />
        )}
      </Resource>
      {modal.isOpen && <accountSheet.Component open onClose={modal.close} onSaved={refetch} />}
    </Section>
  );
}

/** 개인통관고유부호: for goods from abroad. */
export function CustomsCode({ check }: { check: IdentityCheck }) {
  const profile = useQuery(myInfoQueries.profile());
  const modal = useModalParam('customs-code');
  const forget = useCallMutation(profileCalls.forgetCustomsCode);
  const refetch = async () => void (await profile.refetch());
  return (
    <Section title="개인통관고유부호" note="해외직구">
      <Resource query={profile} skeleton={<Waiting lines={1} />}>
        {({ customsCodeMasked }) => (
          <Kept
            name="개인통관고유부호"
            value={customsCodeMasked}
            onChange={() => check.need(modal.open)}
            onForget={() => forget.mutateAsync({}).then(refetch)}
          />
        )}
      </Resource>
      {modal.isOpen && <customsSheet.Component open onClose={modal.close} onSaved={refetch} />}
    </Section>
  );
}

const measured = (size: Readonly<Record<Measure, string>>): string =>
  tableKeys<Measure>(bodyMeasures)
    .filter((measure) => size[measure])
    .map((measure) => `${bodyMeasures[measure].name} ${size[measure]}${bodyMeasures[measure].unit}`)
    .join(' · ');

/** 내 치수: entered in the size guide of a product. */
export function Sizes() {
  const saved = useQuery(myInfoQueries.sizes());
  const forget = useCallMutation(profileCalls.forgetSizes);
  return (
    <Section title="내 치수" note="사이즈 추천">
      <Resource query={saved} skeleton={<Waiting lines={1} />}>
        {({ sizes }) => (
          <Kept
            name="치수"
            value={
              sizes.length > 0 ? (
                <ul>
                  {sizes.map(({ body, ...size }) => (
                    <li key={body}>
                      {bodyNames[body]} {measured(size)}
                    </li>
                  ))}
                </ul>
              ) : null
            }
            onForget={() => forget.mutateAsync({}).then(() => saved.refetch())}
          />
        )}
      </Resource>
      <p className={styles.note}>상품의 사이즈 가이드에서 입력하면 여기에 저장돼요.</p>
    </Section>
  );
}
