import { Button, BuyBar, HeartButton, Price } from '@shop/shared/ui';
import { useState } from 'react';

export function Example() {
  const [isOn, setOn] = useState(false);
  return (
    <BuyBar
      price={<Price priceWon={31_900} size="row" />}
      side={
        <HeartButton goodsName="블라우스" isOn={isOn} onToggle={() => setOn(!isOn)} place="plain" />
      }
    >
      <Button variant="outline">장바구니</Button>
      <Button>바로구매</Button>
    </BuyBar>
  );
}
