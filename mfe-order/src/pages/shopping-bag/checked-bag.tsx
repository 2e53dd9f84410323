import { useNavigate } from '@shop/shared/app';
import { type BasketView, paths } from '@shop/shared/contracts';
import { goodsCountText } from '@shop/shared/domain';
import { Button, ButtonLink, lazy, StickyBar, wonFigure } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import { itemsOf, selectedOf } from '../../features/basket/basket.rules';
import type { Basket } from '../../features/basket/use-basket';
import { useOrderStart } from '../../features/basket/use-order-start';
import { CheckingBag } from './checking-bag';
import styles from './shopping-bag.module.css';

/** Only a basket with a problem needs it. */
const problems = lazy(() =>
  import(/* webpackChunkName: "part-bag-problems" */ './bag-problems').then(
    ({ BagProblems }) => BagProblems,
  ),
);

type NextStep = 'to-basket' | 'to-sheet' | 'fix';

/** A basket with a problem stays here; one without goes on, to the sheet when anything is selected. */
function nextStepOf(view: BasketView): NextStep {
  const hasProblem = itemsOf(view).some(({ problem }) => problem !== null);
  if (hasProblem || view.invalidItems.length > 0) return 'fix';
  return selectedOf(view).length === 0 ? 'to-basket' : 'to-sheet';
}

/** Continues by itself only once, on arrival: after a correction the shopper presses the button. */
export function CheckedBag({ basket, view }: { basket: Basket; view: BasketView }) {
  const navigate = useNavigate();
  const { start, isStarting } = useOrderStart({ replace: true });
  const [firstStep] = useState(() => nextStepOf(view));
  const [hasContinued, setHasContinued] = useState(false);
  const { selectedItems, selectedQty, payWon } = view.totals;
  const chosen = selectedOf(view).map(({ itemNo }) => itemNo);

  useEffect(() => {
    if (hasContinued) return;
    setHasContinued(true);
    if (firstStep === 'to-basket') void navigate(paths.basket(), { replace: true });
    if (firstStep === 'to-sheet') start(chosen);
  }, [hasContinued, firstStep, navigate, start, chosen]);

  const isContinuing = !hasContinued || isStarting || firstStep === 'to-basket';
  if (firstStep !== 'fix' && isContinuing) return <CheckingBag />;
  const handleOrder = async () => {
    if (await basket.flush()) start(chosen);
  };
  return (
    <div className={styles.bag}>
      <problems.Component basket={basket} view={view} />
      <StickyBar label="주문">
        <ButtonLink size="large" variant="outline" to={paths.basket()}>
          장바구니
        </ButtonLink>
        <Button
          size="large"
          isFull
          disabled={selectedItems === 0}
          isLoading={isStarting}
          onClick={() => void handleOrder()}
        >
          {selectedItems === 0
            ? '주문할 수 있는 상품이 없어요'
            : `총 ${goodsCountText(selectedItems, selectedQty)} ${wonFigure(payWon)}원 주문하기`}
        </Button>
      </StickyBar>
    </div>
  );
}
