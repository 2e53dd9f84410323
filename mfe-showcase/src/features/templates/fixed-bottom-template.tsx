import { toast } from '@shop/shared/app';
import {
  Button,
  BuyBar,
  Gallery,
  Guidance,
  HeartButton,
  InfoTable,
  Picture,
  Price,
  ShowMore,
  TwoColumn,
} from '@shop/shared/ui';
import { useState } from 'react';
import { blouse, sampleImages } from '../kit/sample-goods';
import styles from './template.module.css';

/** A long page with a fixed action; on PC the action is in the right column. */
export function FixedBottomTemplate() {
  const [isOn, setOn] = useState(false);
  const bar = (
    <BuyBar
      price={<Price priceWon={blouse.salePriceWon} size="row" />}
      side={
        <HeartButton
          goodsName={blouse.name}
          isOn={isOn}
          onToggle={() => setOn(!isOn)}
          place="plain"
        />
      }
    >
      <Button variant="outline" onClick={() => toast('장바구니에 담았어요')}>
        장바구니
      </Button>
      <Button onClick={() => toast('주문서로 가요')}>바로구매</Button>
    </BuyBar>
  );
  return (
    <div className={styles.body}>
      <TwoColumn side={bar}>
        <Gallery images={sampleImages} />
        <Price priceWon={blouse.salePriceWon} listPriceWon={blouse.listPriceWon} size="hero" />
        <ShowMore moreText="상품정보 더보기" height="short">
          <InfoTable
            caption="상품정보"
            rows={['제조국', '소재', '색상', '치수', '세탁 방법', '제조사', '품질보증', 'A/S'].map(
              (key) => ({ key, value: '상세 사진을 봐 주세요' }),
            )}
          />
          <Picture image={blouse.image} width={640} height={640} sizes="100vw" />
        </ShowMore>
        <Guidance title="교환·반품 안내" items={['받은 날부터 7일 안에 신청해 주세요']} isFolded />
      </TwoColumn>
    </div>
  );
}
