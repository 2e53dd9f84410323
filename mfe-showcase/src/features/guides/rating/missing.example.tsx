import { ratingWords } from '@shop/shared/domain';
import { RatingInput } from '@shop/shared/ui';
import { useState } from 'react';

export function Example() {
  const [score, setScore] = useState(0);
  return (
    <RatingInput
      label="배송 만족도"
      value={score}
      onChange={setScore}
      words={ratingWords}
      error={score ? undefined : '별점을 골라 주세요'}
    />
  );
}
