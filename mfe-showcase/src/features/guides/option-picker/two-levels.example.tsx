import { OptionPicker } from '@shop/shared/ui';
import { useState } from 'react';
import { sampleGroups, sampleSkus } from '../../kit/sample-options';

export function Example() {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [line, setLine] = useState('아직 고르지 않았어요');
  return (
    <>
      <OptionPicker
        groups={sampleGroups}
        skus={sampleSkus}
        chosen={chosen}
        onChoose={(next, sku) => {
          setChosen(next);
          if (sku) setLine(sku.optionText);
        }}
        onSoldOut={() => setLine('품절: 재입고 알림을 받을 수 있어요')}
      />
      <p role="status">{line}</p>
    </>
  );
}
