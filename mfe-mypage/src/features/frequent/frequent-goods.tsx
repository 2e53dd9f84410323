import { errorMessage, events, toast, useCallMutation } from '@shop/shared/app';
import { basketCalls, type FrequentGoods as Frequent, paths } from '@shop/shared/contracts';
import { Button, ProductCard, Section } from '@shop/shared/ui';
import { GoodsRail } from '../goods-rail/goods-rail';
import styles from './frequent-goods.module.css';

const TITLE = '자주 산 상품';

/** Goods that the member has bought in several orders, each with a button that adds them to the basket. */
export function FrequentGoods({ items }: { items: readonly Frequent[] }) {
  if (items.length === 0) return null;
  return (
    <Section title={TITLE} note="두 번 이상 구매확정한 상품">
      <GoodsRail label={TITLE}>
        {items.map((one) => (
          <ProductCard key={one.goods.goodsNo} goods={one.goods}>
            <AddAgain {...one} />
          </ProductCard>
        ))}
      </GoodsRail>
    </Section>
  );
}

function AddAgain({ goods, skuNo, qty, optionText, orderCount }: Frequent) {
  const add = useCallMutation(basketCalls.add, {
    onSuccess: () => {
      events.emit('basket:changed');
      toast({ text: '장바구니에 담았어요', link: { text: '보기', to: paths.basket() } });
    },
    onError: (error) => {
      toast(errorMessage(error, '담지 못했어요. 잠시 후 다시 시도해 주세요'));
    },
  });
  return (
    <div className={styles.again}>
      <p className={styles.last}>
        <span>{orderCount}번 샀어요</span>
        {optionText && (
          <span className={styles.option} title={optionText}>
            {optionText}
          </span>
        )}
      </p>
      <Button
        size="small"
        variant="outline"
        isFull
        isLoading={add.isPending}
        aria-label={`${goods.name} ${qty}개 담기`}
        onClick={() => add.mutate({ body: { items: [{ skuNo, qty }] } })}
      >
        {qty}개 담기
      </Button>
    </div>
  );
}
