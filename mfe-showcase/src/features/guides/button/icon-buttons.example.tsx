import { HeartButton, IconButton, ShareIcon, TrashIcon } from '@shop/shared/ui';
import { useState } from 'react';

export function Example() {
  const [isOn, setOn] = useState(false);
  return (
    <>
      <IconButton label="공유" icon={<ShareIcon />} />
      <IconButton label="삭제" icon={<TrashIcon />} disabled />
      <HeartButton goodsName="부사 사과 3kg" isOn={isOn} onToggle={() => setOn(!isOn)} />
    </>
  );
}
