import { Link, toast } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { useEffect, useRef, useState } from 'react';
import styles from './compare-button.module.css';
import { compareList, useCompared } from './compare-list';
import { MAX_COMPARED } from './compared-goods';

const refusals = {
  full: `${MAX_COMPARED}개까지 비교할 수 있어요`,
  otherKind: '같은 종류의 상품만 비교할 수 있어요',
} as const;

export interface CompareButtonProps {
  goodsNo: number;
  /** The top category: only goods of one kind are compared. */
  categoryNo: number;
}

/** 비교하기; of goods that are in the comparison, the link to it. */
export function CompareButton({ goodsNo, categoryNo }: CompareButtonProps) {
  const goodsNos = useCompared();
  const [wasAdded, setWasAdded] = useState(false);
  const linkRef = useRef<HTMLAnchorElement>(null);
  // The clicked button is gone.
  useEffect(() => {
    if (wasAdded) linkRef.current?.focus();
  }, [wasAdded]);

  const add = () => {
    const outcome = compareList.add(goodsNo, categoryNo);
    setWasAdded(outcome === 'added');
    toast({
      text: outcome === 'added' ? '비교할 상품에 담았어요' : refusals[outcome],
      link: { text: '비교 보기', to: paths.compare(compareList.list()) },
    });
  };
  if (goodsNos.includes(goodsNo)) {
    return (
      <Link ref={linkRef} className={styles.compare} to={paths.compare(goodsNos)}>
        {goodsNos.length}개 비교 보기
      </Link>
    );
  }
  return (
    <button type="button" className={styles.compare} onClick={add}>
      비교하기
    </button>
  );
}
