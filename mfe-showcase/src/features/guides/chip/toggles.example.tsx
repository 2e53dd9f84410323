import { Chip, ChipGroup } from '@shop/shared/ui';
import { useState } from 'react';

export function Example() {
  const [chosen, setChosen] = useState<readonly string[]>(['무료배송']);
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  return (
    <ChipGroup label="필터" isWrapping>
      {['무료배송', '무이자', '쿠폰', '품절 제외'].map((name) => (
        <Chip key={name} isOn={chosen.includes(name)} onClick={() => toggle(name)}>
          {name}
        </Chip>
      ))}
    </ChipGroup>
  );
}
