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
  title: string;
  /** What it is used for. */
  note: string;
  /** What it is, for the names of the buttons. */
  name: string;
  /** Masked; null when nothing is kept. */
  value: ReactNode;
  /** In place of the value. */
  emptyText?: string;
  onChange?: () => void;
  onForget: () => Promise<unknown>;
}

/** One thing that the shop keeps for later orders: shown masked, changed, deleted. */
function Kept({
  title,
  note,
  name,
  value,
  emptyText = '저장한 정보가 없어요',
  onChange,
  onForget,
}: KeptProps) {
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
      <div className={styles.value}>
        <p className={styles.name}>
          {title}
          <span className={styles.faint}>{note}</span>
        </p>
        <div className={styles.soft}>{value ?? emptyText}</div>
      </div>
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

/** 저장한 정보: what later orders and suggestions are filled with, a row each. */
export function KeptData({ check }: { check: IdentityCheck }) {
  return (
    <Section title="저장한 정보" note="다음 주문과 추천에 써요">
      <ul>
        <RefundAccount check={check} />
        <CustomsCode check={check} />
        <Sizes />
      </ul>
    </Section>
  );
}

/** 환불 계좌: where refunds of deposits go. The bank checks the holder. */
function RefundAccount({ check }: { check: IdentityCheck }) {
  const saved = useQuery(refundAccountQueries.saved());
  const modal = useModalParam('refund-account');
  const forget = useCallMutation(paymentCalls.forgetAccount);
  const refetch = async () => void (await saved.refetch());
  return (
    <li className={styles.entry}>
      <Resource query={saved} skeleton={<Waiting lines={1} />}>
        {({ account }) => (
          <Kept
            title="환불 계좌"
            note="무통장입금 환불"
            name="환불 계좌"
            value={account && `${account.bankName} ${account.accountMasked}`}
            onChange={() => check.need(modal.open)}
            onForget={() => forget.mutateAsync({}).then(refetch)}
          />
        )}
      </Resource>
      {modal.isOpen && <accountSheet.Component open onClose={modal.close} onSaved={refetch} />}
    </li>
  );
}

/** 개인통관고유부호: for goods from abroad. */
function CustomsCode({ check }: { check: IdentityCheck }) {
  const profile = useQuery(myInfoQueries.profile());
  const modal = useModalParam('customs-code');
  const forget = useCallMutation(profileCalls.forgetCustomsCode);
  const refetch = async () => void (await profile.refetch());
  return (
    <li className={styles.entry}>
      <Resource query={profile} skeleton={<Waiting lines={1} />}>
        {({ customsCodeMasked }) => (
          <Kept
            title="개인통관고유부호"
            note="해외직구"
            name="개인통관고유부호"
            value={customsCodeMasked}
            onChange={() => check.need(modal.open)}
            onForget={() => forget.mutateAsync({}).then(refetch)}
          />
        )}
      </Resource>
      {modal.isOpen && <customsSheet.Component open onClose={modal.close} onSaved={refetch} />}
    </li>
  );
}

const measured = (size: Readonly<Record<Measure, string>>): string =>
  tableKeys<Measure>(bodyMeasures)
    .filter((measure) => size[measure])
    .map((measure) => `${bodyMeasures[measure].name} ${size[measure]}${bodyMeasures[measure].unit}`)
    .join(' · ');

/** 내 치수: entered in the size guide of a product. */
function Sizes() {
  const saved = useQuery(myInfoQueries.sizes());
  const forget = useCallMutation(profileCalls.forgetSizes);
  return (
    <li className={styles.entry}>
      <Resource query={saved} skeleton={<Waiting lines={1} />}>
        {({ sizes }) => (
          <Kept
            title="내 치수"
            note="사이즈 추천"
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
            emptyText="상품의 사이즈 가이드에서 입력하면 저장돼요"
            onForget={() => forget.mutateAsync({}).then(() => saved.refetch())}
          />
        )}
      </Resource>
    </li>
  );
}
