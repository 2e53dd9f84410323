import { ChipGroup, ChipLink, RemovableChip } from '@shop/shared/ui';
import { useState } from 'react';

export function Example() {
  const [isShown, setShown] = useState(true);
  return (
    <ChipGroup label="분류">
      <ChipLink to="/markup/guide/chip" isCurrent>
        전체
      </ChipLink>
      <ChipLink to="/markup/guide/chip?c=1">과일</ChipLink>
      {isShown && <RemovableChip label="하루농장" onRemove={() => setShown(false)} />}
    </ChipGroup>
  );
}
