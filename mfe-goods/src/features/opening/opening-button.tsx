import { useApp, useResumeIntent } from '@shop/shared/app';
import { Button, type ButtonProps } from '@shop/shared/ui';
import { useState } from 'react';
import { addOpeningAlert, OPENING_INTENT, type OpeningTarget } from './add-opening-alert';

export interface OpeningButtonProps
  extends OpeningTarget,
    Pick<ButtonProps, 'size' | 'variant' | 'className'> {}

/** 오픈 알림 받기 for goods that go on sale later, or for a time deal that begins later. */
export function OpeningButton({ goodsNo, dealNo, ...look }: OpeningButtonProps) {
  const app = useApp();
  const [isBusy, setIsBusy] = useState(false);
  useResumeIntent<OpeningTarget>(OPENING_INTENT, (target) => {
    if (target.goodsNo === goodsNo && target.dealNo === dealNo) void addOpeningAlert(app, target);
  });
  const press = async () => {
    setIsBusy(true);
    try {
      await addOpeningAlert(app, { goodsNo, dealNo });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button {...look} isLoading={isBusy} onClick={() => void press()}>
      오픈 알림 받기
    </Button>
  );
}
