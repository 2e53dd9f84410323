import { isNotFound, openSheet, useQuery } from '@shop/shared/app';
import type { OrderDetail } from '@shop/shared/contracts';
import { dottedDate } from '@shop/shared/domain';
import { Button, Picture, PlusIcon, Skeleton, SkeletonGroup } from '@shop/shared/ui';
import { useId } from 'react';
import { counselQueries } from './counsel.queries';
import styles from './counsel-form.module.css';
import type { CounselAbout } from './counsel-form.rules';
import { OrderPicker } from './order-picker';

interface AboutFieldProps {
  value: CounselAbout | null;
  onChange: (about: CounselAbout | null) => void;
}

/** The order or the goods that the enquiry is about. */
export function AboutField({ value, onChange }: AboutFieldProps) {
  const labelId = useId();
  const choose = async () => {
    const chosen = await openSheet<CounselAbout>({
      title: '문의할 상품',
      content: (close) => <OrderPicker onChoose={close} />,
    });
    if (chosen) onChange(chosen);
  };
  return (
    <div role="group" aria-labelledby={labelId} className={styles.about}>
      <p id={labelId} className={styles.label}>
        문의할 주문 상품 (선택)
      </p>
      {value && <ChosenOrder about={value} />}
      <div className={styles.aboutActions}>
        <Button
          variant="outline"
          size="small"
          icon={!value && <PlusIcon size={16} />}
          aria-haspopup="dialog"
          onClick={() => void choose()}
        >
          {value ? '다른 상품 고르기' : '주문한 상품에서 고르기'}
        </Button>
        {value && (
          <Button variant="ghost" size="small" onClick={() => onChange(null)}>
            선택 지우기
          </Button>
        )}
      </div>
    </div>
  );
}

function ChosenOrder({ about }: { about: CounselAbout }) {
  const { data, error } = useQuery(counselQueries.order(about.orderNo));
  if (data) return <ChosenLine order={data} itemNo={about.itemNo} />;
  if (error) {
    return (
      <p className={styles.note}>
        {isNotFound(error)
          ? '찾을 수 없는 주문이에요. 다른 상품을 골라 주세요.'
          : `주문번호 ${about.orderNo}`}
      </p>
    );
  }
  return (
    <SkeletonGroup label="주문을 불러오는 중이에요">
      <Skeleton width="most" />
    </SkeletonGroup>
  );
}

function ChosenLine({ order, itemNo }: { order: OrderDetail; itemNo: number | undefined }) {
  const item = order.items.find((one) => one.itemNo === itemNo) ?? order.items[0];
  if (!item) return null;
  const others = itemNo === undefined ? order.items.length - 1 : 0;
  return (
    <div className={styles.chosen}>
      <Picture
        image={item.image}
        alt=""
        width={56}
        height={56}
        sizes="56px"
        className={styles.picture}
      />
      <div className={styles.words}>
        <p>
          {item.goodsName}
          {others > 0 && ` 외 ${others}건`}
        </p>
        <p className={styles.note}>
          {dottedDate(order.orderedAt)} 주문 · {order.orderNo}
        </p>
      </div>
    </div>
  );
}
