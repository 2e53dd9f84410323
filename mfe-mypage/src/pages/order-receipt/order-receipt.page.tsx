import { isNotFound, type PageMeta, useQuery, useSearchParams } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import {
  Button,
  ButtonLink,
  EmptyState,
  Resource,
  SkeletonGroup,
  TextSkeleton,
} from '@shop/shared/ui';
import { orderQueries } from '../../features/order/order.queries';
import { readReceiptKind, receiptKinds } from '../../features/order/receipt-path';
import { CashReceipt } from './cash-receipt';
import styles from './order-receipt.module.css';
import { PaymentReceipt } from './payment-receipt';
import { Statement } from './statement';

export const meta = (): PageMeta => ({ title: '영수증', robots: 'noindex' });

const papers = { card: PaymentReceipt, statement: Statement, cash: CashReceipt };

/** A page about one order that is made to be printed: 결제 영수증, 거래명세서 or 현금영수증. */
export function Page() {
  const [query] = useSearchParams();
  const kind = readReceiptKind(query);
  const order = useQuery(orderQueries.detail(query.get('orderNo') ?? ''));
  const Paper = papers[kind];
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1>{receiptKinds[kind]}</h1>
      {isNotFound(order.error) ? (
        <EmptyState
          title="주문을 찾을 수 없어요"
          reason="주문번호를 다시 확인해 주세요"
          action={<ButtonLink to={paths.orderList()}>주문 목록 보기</ButtonLink>}
        />
      ) : (
        <Resource
          query={order}
          skeleton={
            <SkeletonGroup>
              <TextSkeleton lines={6} />
            </SkeletonGroup>
          }
        >
          {(data) => (
            <div className={styles.paper}>
              <Paper order={data} />
              <p className={styles.print}>
                <Button variant="outline" onClick={() => window.print()}>
                  인쇄하기
                </Button>
                <ButtonLink to={paths.orderDetail(data.orderNo)} variant="outline">
                  주문 상세
                </ButtonLink>
              </p>
            </div>
          )}
        </Resource>
      )}
    </main>
  );
}
