import { RatingInput } from '@shop/shared/ui';
import { useState } from 'react';

export function Example() {
  const [score, setScore] = useState(0);
  return (
    <RatingInput
      label="상품 만족도"
      value={score}
      onChange={setScore}
      words={['별로예요', '그저 그래요', '괜찮아요', '좋아요', '최고예요']}
    />
  );
}
