import { Checkbox, CheckboxGroup } from '@shop/shared/ui';
import { useState } from 'react';

export function Example() {
  const [isOn, setOn] = useState(false);
  return (
    <CheckboxGroup label="약관" error={isOn ? undefined : '필수 약관에 동의해 주세요'}>
      <Checkbox
        label="전체 동의"
        isIndeterminate={!isOn}
        checked={isOn}
        onChange={() => setOn(!isOn)}
      />
      <Checkbox
        label="개인정보 수집·이용 동의 (필수)"
        checked={isOn}
        onChange={() => setOn(!isOn)}
      />
      <Checkbox label="마케팅 수신 동의 (선택)" disabled />
    </CheckboxGroup>
  );
}
