import { useApp, useQuery } from '@shop/shared/app';
import {
  type GoodsCard,
  type OpeningAlert,
  paths,
  type RestockAlert,
} from '@shop/shared/contracts';
import {
  dottedDate,
  dottedDateTime,
  MAX_OPENING_ALERTS,
  MAX_RESTOCK_ALERTS,
  RESTOCK_ALERT_DAYS,
} from '@shop/shared/domain';
import {
  Badge,
  ButtonLink,
  CloseIcon,
  IconButton,
  ProductCard,
  type ProductCardProps,
  Won,
} from '@shop/shared/ui';
import type { ReactNode } from 'react';
import { alertQueries } from '../../features/alert/alert.queries';
import { removeOpeningAlert, removeRestockAlert } from '../../features/alert/remove-alert';
import { AlertSection, removalMark } from './alert-section';
import styles from './favorites.module.css';

/** 재입고 알림 and 오픈 알림 of the member: those that wait, have been told, or are over. */
export function Alerts() {
  const app = useApp();
  const restock = useQuery(alertQueries.restock());
  const opening = useQuery(alertQueries.opening());
  const isEmpty = restock.data?.items.length === 0 && opening.data?.items.length === 0;
  return (
    <>
      <AlertSection
        title="재입고 알림"
        note={`${RESTOCK_ALERT_DAYS}일 동안, ${MAX_RESTOCK_ALERTS}개까지 기다려요`}
        empty="재입고 알림이 없어요. 품절된 상품에서 신청할 수 있어요"
        query={restock}
      >
        {(alert, onRemove) => (
          <AlertRow
            key={alert.skuNo}
            goods={alert.goods}
            kind="재입고 알림"
            optionText={alert.optionText}
            onRemove={() => {
              onRemove();
              void removeRestockAlert(app, alert.skuNo);
            }}
          >
            <RestockState alert={alert} />
          </AlertRow>
        )}
      </AlertSection>
      <AlertSection
        title="오픈 알림"
        note={`${MAX_OPENING_ALERTS}개까지 기다려요`}
        empty="오픈 알림이 없어요. 판매 예정 상품과 타임딜에서 신청할 수 있어요"
        query={opening}
      >
        {(alert, onRemove) => (
          <AlertRow
            key={alert.alertNo}
            goods={alert.goods}
            kind="오픈 알림"
            // Goods that are not yet for sale have no page to load ahead.
            prefetch={alert.state === 'WAITING' && !alert.deal ? 'none' : 'dwell'}
            onRemove={() => {
              onRemove();
              void removeOpeningAlert(app, alert.alertNo);
            }}
          >
            <OpeningState alert={alert} />
          </AlertRow>
        )}
      </AlertSection>
      {isEmpty && <ButtonLink to={paths.home()}>쇼핑하러 가기</ButtonLink>}
    </>
  );
}

interface AlertRowProps {
  goods: GoodsCard;
  kind: string;
  optionText?: string;
  prefetch?: ProductCardProps['prefetch'];
  onRemove: () => void;
  children: ReactNode;
}

function AlertRow({ goods, kind, optionText, prefetch, onRemove, children }: AlertRowProps) {
  const name = [goods.name, optionText].filter(Boolean).join(' ');
  return (
    <li className={styles.alert}>
      <ProductCard goods={goods} layout="list" prefetch={prefetch}>
        {optionText && <p className={styles.faint}>{optionText}</p>}
        {children}
      </ProductCard>
      <IconButton
        {...removalMark}
        label={`${name} ${kind} 삭제`}
        icon={<CloseIcon size={18} />}
        onClick={onRemove}
      />
    </li>
  );
}

function RestockState({ alert: { state, endsAt, toldAt } }: { alert: RestockAlert }) {
  if (state === 'ENDED') return <Badge>알림 종료</Badge>;
  if (state === 'WAITING')
    return (
      <>
        <Badge>재입고 대기</Badge>
        <p className={styles.faint}>{dottedDate(endsAt)}까지 기다려요</p>
      </>
    );
  return (
    <>
      <Badge tone="good">다시 입고됐어요</Badge>
      {toldAt && <p className={styles.faint}>{dottedDate(toldAt)} 재입고</p>}
    </>
  );
}

function OpeningState({ alert: { state, deal, opensAt } }: { alert: OpeningAlert }) {
  if (state === 'ENDED') return <Badge>알림 종료</Badge>;
  return (
    <>
      {state === 'OPEN' ? (
        <Badge tone="good">{deal ? '타임딜을' : '판매를'} 시작했어요</Badge>
      ) : (
        <Badge>{deal ? '타임딜' : '판매'} 예정</Badge>
      )}
      <p className={styles.faint}>
        {opensAt ? `${dottedDateTime(opensAt)} 오픈` : '판매를 시작하면 알려 드려요'}
        {deal && (
          <>
            {' · '}
            <Won amountWon={deal.priceWon} />
          </>
        )}
      </p>
    </>
  );
}
