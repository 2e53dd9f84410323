import type { SheetView } from '@shop/shared/contracts';
import { BottomSheet, Button, wonFigure } from '@shop/shared/ui';
import { CodeField } from './code-field';
import styles from './code-sheet.module.css';

export interface RecommendationSheetProps {
  open: boolean;
  onClose: () => void;
  recommendation: NonNullable<SheetView['recommendation']>;
  /** Gives the code with the order, or with null takes it back; rejects with the reason. */
  onGive: (code: string | null) => Promise<void>;
  /** What the field holds at first. */
  typed?: string;
}

/** 추천코드: another member's code, with which both receive coins. */
export function RecommendationSheet(props: RecommendationSheetProps) {
  const { open, onClose, recommendation, onGive, typed } = props;
  const { code, coinWon } = recommendation;
  return (
    <BottomSheet title="추천코드" open={open} onClose={onClose}>
      <div className={styles.parts}>
        {code === null ? (
          <CodeField
            label="추천코드"
            placeholder="친구의 추천코드 8자리"
            emptyText="추천코드를 입력해 주세요"
            code={typed}
            onRegister={onGive}
          />
        ) : (
          <p className={styles.given}>
            <strong className={styles.code}>{code}</strong>
            <Button variant="outline" size="small" onClick={() => void onGive(null)}>
              추천코드 지우기
            </Button>
          </p>
        )}
        <p className={styles.note}>
          {coinWon > 0
            ? `구매확정하면 두 분 모두 코인 ${wonFigure(coinWon)}원을 받아요. 한 번만 쓸 수 있어요.`
            : '지금은 쓸 수 없는 추천코드예요. 지우고 주문해 주세요.'}
        </p>
      </div>
    </BottomSheet>
  );
}
