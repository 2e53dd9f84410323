import { presentError, toast, useModalParam } from '@shop/shared/app';
import type { SheetView } from '@shop/shared/contracts';
import { ChevronRightIcon, lazy, useWasOpened, wonFigure } from '@shop/shared/ui';
import type { Sheet } from '../../features/sheet/use-sheet';
import styles from './sheet-benefits.module.css';

const recommendationSheet = lazy(() =>
  import(
    /* webpackChunkName: "part-recommendation" */ '../../features/sheet/recommendation-sheet'
  ).then(({ RecommendationSheet }) => RecommendationSheet),
);

export interface RecommendationRowProps {
  recommendation: NonNullable<SheetView['recommendation']>;
  onGive: Sheet['recommend'];
}

/** The recommendation code of the order; opens its form. */
export function RecommendationRow({ recommendation, onGive }: RecommendationRowProps) {
  const { isOpen, open, close } = useModalParam('recommendation');
  const wasOpened = useWasOpened(isOpen);
  const { code, coinWon } = recommendation;
  const give = async (wanted: string | null) => {
    await onGive(wanted);
    toast(wanted === null ? '추천코드를 지웠어요' : '추천코드를 등록했어요');
    close();
  };
  return (
    <div>
      <p className={styles.label} id="sheet-recommendation">
        추천코드
      </p>
      <button
        type="button"
        className={styles.row}
        aria-haspopup="dialog"
        aria-describedby="sheet-recommendation"
        onPointerEnter={recommendationSheet.preload}
        onFocus={recommendationSheet.preload}
        onClick={() => open()}
      >
        <span className={styles.value}>
          {code ?? `입력하면 두 분 모두 코인 ${wonFigure(coinWon)}원`}
        </span>
        <span className={styles.change}>{code ? '변경' : '입력'}</span>
        <ChevronRightIcon size={18} />
      </button>
      {wasOpened && (
        <recommendationSheet.Component
          open={isOpen}
          onClose={close}
          recommendation={recommendation}
          onGive={(wanted) =>
            // The form shows why a code is refused; taking one back has no form.
            wanted === null ? give(null).catch(presentError) : give(wanted)
          }
        />
      )}
    </div>
  );
}
