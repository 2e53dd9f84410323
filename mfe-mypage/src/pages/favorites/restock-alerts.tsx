import { useApp, useQuery } from '@shop/shared/app';
import { paths, type RestockAlert } from '@shop/shared/contracts';
import { dottedDate, MAX_RESTOCK_ALERTS, RESTOCK_ALERT_DAYS } from '@shop/shared/domain';
import {
  Badge,
  ButtonLink,
  CloseIcon,
  EmptyState,
  IconButton,
  ProductCard,
  Resource,
  SkeletonGroup,
  TextSkeleton,
} from '@shop/shared/ui';
import { removeRestockAlert } from '../../features/restock/remove-restock-alert';
import { restockQueries } from '../../features/restock/restock.queries';
import styles from './favorites.module.css';

/** 재입고 알림 of the member: those that wait, are back in stock, or are over. */
export function RestockAlerts() {
  return (
    <Resource
      query={useQuery(restockQueries.list())}
      skeleton={
        <SkeletonGroup>
          <TextSkeleton lines={12} />
        </SkeletonGroup>
      }
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState
          title="재입고 알림이 없어요"
          reason="품절된 상품에서 재입고 알림을 받아 보세요"
          action={<ButtonLink to={paths.home()}>쇼핑하러 가기</ButtonLink>}
        />
      }
    >
      {({ items }) => (
        <>
          <p className={styles.faint}>
            {RESTOCK_ALERT_DAYS}일 동안, {MAX_RESTOCK_ALERTS}개까지 기다려요
          </p>
          <ul aria-label="재입고 알림">
            {items.map((alert) => (
              <AlertRow key={alert.skuNo} alert={alert} />
            ))}
          </ul>
        </>
      )}
    </Resource>
  );
}

function AlertRow({ alert }: { alert: RestockAlert }) {
  const app = useApp();
  const { goods, optionText, skuNo } = alert;
  const name = [goods.name, optionText].filter(Boolean).join(' ');
  return (
    <li className={styles.alert}>
      <ProductCard goods={goods} layout="list">
        {optionText && <p className={styles.faint}>{optionText}</p>}
        <AlertState alert={alert} />
      </ProductCard>
      <IconButton
        label={`${name} 재입고 알림 삭제`}
        icon={<CloseIcon size={18} />}
        onClick={() => void removeRestockAlert(app, skuNo)}
      />
    </li>
  );
}

function AlertState({ alert: { state, endsAt, toldAt } }: { alert: RestockAlert }) {
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
