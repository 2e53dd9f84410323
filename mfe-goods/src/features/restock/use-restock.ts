import { useApp } from '@shop/shared/app';
import { useState } from 'react';
import { addRestockAlert } from './add-restock-alert';

/** Sets 재입고 알림 for SKUs of these goods, one request at a time. */
export function useRestock(goodsNo: number) {
  const app = useApp();
  const [isBusy, setIsBusy] = useState(false);
  const add = async (skuNo: number): Promise<boolean> => {
    setIsBusy(true);
    try {
      return await addRestockAlert(app, { goodsNo, skuNo });
    } finally {
      setIsBusy(false);
    }
  };
  return { add, isBusy };
}
