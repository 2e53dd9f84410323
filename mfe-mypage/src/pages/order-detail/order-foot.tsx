import { type OrderDetail, paths } from '@shop/shared/contracts';
import { dottedDateTime } from '@shop/shared/domain';
import { Accordion, ButtonLink, Section } from '@shop/shared/ui';
import { ReorderAll } from '../../features/order/reorder-all';
import styles from './order-detail.module.css';

/** What the buyer has agreed to with the order, to read again, and the way to ask about it. */
export function OrderFoot({ order }: { order: OrderDetail }) {
  const { orderNo, agreements } = order;
  return (
    <>
      <ReorderAll order={order} />
      {agreements.length > 0 && (
        <Section title="동의한 내용">
          <Accordion
            items={agreements.map(({ code, title, body, agreedAt }) => ({
              id: code,
              title: title.replace(/동의해요$/, '동의했어요'),
              content: (
                <>
                  {body && <p>{body}</p>}
                  <p className={styles.note}>{dottedDateTime(agreedAt)} 동의</p>
                </>
              ),
            }))}
          />
        </Section>
      )}
      <Section title="이 주문이 궁금하다면">
        <ButtonLink variant="outline" to={paths.askCounsel({ orderNo })}>
          1:1 문의하기
        </ButtonLink>
      </Section>
    </>
  );
}
