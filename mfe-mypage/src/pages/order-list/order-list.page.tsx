import { type PageMeta, useNavigate, useNow, useQuery, useSearchParams } from '@shop/shared/app';
import { dayInKorea } from '@shop/shared/domain';
import { ChipGroup, ChipLink, lazy, SearchField, SelectField } from '@shop/shared/ui';
import { MyLayout } from '../../features/my-menu/my-layout';
import { orderQueries } from '../../features/order/order.queries';
import {
  type OrderFilter,
  orderFilterPath,
  periods,
  readOrderFilter,
  stateFilters,
} from '../../features/order/order-filter';
import { OrderStateCounters } from '../../features/order/order-state-counters';
import styles from './order-list.module.css';
import { Orders } from './orders';

const EVERY_HOUR_MS = 3_600_000;

const OWN_PERIOD = 'own';

const periodOptions = [
  ...periods.map(({ months, text }) => ({ value: String(months), label: text })),
  { value: OWN_PERIOD, label: '직접 설정' },
];

const period = lazy(() =>
  import(/* webpackChunkName: "order-questions" */ './own-period').then(
    ({ OwnPeriod }) => OwnPeriod,
  ),
);

export const meta = (): PageMeta => ({ title: '주문/배송 조회', robots: 'noindex' });

export function Page() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = readOrderFilter(query);
  const today = dayInKorea(useNow(EVERY_HOUR_MS));
  const counts = useQuery(orderQueries.summary(filter.months));
  const changeTo = (change: Partial<OrderFilter>) =>
    navigate(orderFilterPath({ ...filter, ...change }), { replace: true });
  return (
    <MyLayout title="주문/배송 조회">
      {counts.data && <OrderStateCounters counts={counts.data} months={filter.months} />}
      <div className={styles.filters}>
        <SearchField
          key={filter.q}
          label="주문 검색"
          placeholder="상품명, 브랜드, 주문번호"
          defaultValue={filter.q}
          onSearch={(q) => changeTo({ q })}
        />
        <div className={styles.row}>
          <SelectField
            className={styles.period}
            label="조회 기간"
            isLabelHidden
            options={periodOptions}
            value={filter.span ? OWN_PERIOD : String(filter.months)}
            onChange={({ target }) =>
              changeTo(
                target.value === OWN_PERIOD
                  ? { span: { from: today, to: today } }
                  : { months: Number(target.value), span: undefined },
              )
            }
          />
          <div className={styles.states}>
            <ChipGroup label="주문 상태" isToEdge current={filter.state}>
              {stateFilters.map(({ state, text }) => (
                <ChipLink
                  key={state}
                  replace
                  to={orderFilterPath({ ...filter, state })}
                  isCurrent={filter.state === state}
                >
                  {text}
                </ChipLink>
              ))}
            </ChipGroup>
          </div>
        </div>
        {filter.span && (
          <period.Component
            span={filter.span}
            today={today}
            onChange={(span) => changeTo({ span })}
          />
        )}
      </div>
      <Orders filter={filter} />
    </MyLayout>
  );
}
