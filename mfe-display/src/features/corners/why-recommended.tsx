import { toast, useCallMutation, useSession } from '@shop/shared/app';
import { displayCalls, type GoodsCard } from '@shop/shared/contracts';
import { Button, Popover } from '@shop/shared/ui';
import { dislikedGoods } from './disliked-goods';
import styles from './why-recommended.module.css';

interface WhyRecommendedProps {
  cornerNo: number;
  goods: GoodsCard;
  reason: string;
}

/** "왜 추천?": the reason, with 좋아요 and 관심없음 (spec section 3: feedback 1 and 2). */
export function WhyRecommended({ cornerNo, goods, reason }: WhyRecommendedProps) {
  const { isLoggedIn } = useSession();
  const { mutate } = useCallMutation(displayCalls.feedback);
  const { goodsNo, name } = goods;
  const sendFeedback = (feedback: '1' | '2') => {
    if (isLoggedIn) mutate({ body: { cornerNo, goodsNo, feedback } });
    if (feedback === '2') dislikedGoods.add(goodsNo);
    toast(feedback === '1' ? '비슷한 상품을 더 보여 드릴게요' : '이 상품은 추천하지 않을게요');
  };
  return (
    <div className={styles.why}>
      <Popover label={`${name} 추천 이유`} trigger="왜 추천?" className={styles.trigger ?? ''}>
        <span className={styles.reason}>{reason}</span>
        <span className={styles.answers}>
          <Button size="small" variant="outline" onClick={() => sendFeedback('1')}>
            좋아요
          </Button>
          <Button size="small" variant="ghost" onClick={() => sendFeedback('2')}>
            관심없음
          </Button>
        </span>
      </Popover>
    </div>
  );
}
