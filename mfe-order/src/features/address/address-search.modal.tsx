import { useInfiniteQuery } from '@shop/shared/app';
import type { AddressHit } from '@shop/shared/contracts';
import {
  Badge,
  Button,
  EmptyState,
  ErrorBox,
  FullModal,
  SearchField,
  TextSkeleton,
} from '@shop/shared/ui';
import { useState } from 'react';
import { addressQueries } from './address.queries';
import { type AddressKind, hitLine } from './address.rules';
import styles from './address-search.module.css';

const MIN_LETTERS = 2;

export interface AddressSearchProps {
  open: boolean;
  onClose: () => void;
  onPick: (hit: AddressHit, kind: AddressKind) => void;
}

/** 주소 찾기 over the shop's own data, without an external service. */
export function AddressSearch({ open, onClose, onPick }: AddressSearchProps) {
  const [words, setWords] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const handleSearch = (wanted: string) => {
    setTooShort(wanted.length < MIN_LETTERS);
    if (wanted.length >= MIN_LETTERS) setWords(wanted);
  };
  return (
    <FullModal title="주소 찾기" open={open} onClose={onClose}>
      <SearchField
        label="도로명, 지번, 건물 이름 또는 우편번호"
        placeholder="예: 테헤란로 152, 역삼동 737"
        autoFocus
        error={isTooShort ? '두 글자 이상 입력해 주세요' : undefined}
        onSearch={handleSearch}
      />
      {words === '' ? <Examples /> : <Hits words={words} onPick={onPick} />}
    </FullModal>
  );
}

function Examples() {
  return (
    <dl className={styles.examples}>
      <div>
        <dt>도로명 + 건물번호</dt>
        <dd>테헤란로 152</dd>
      </div>
      <div>
        <dt>동 이름 + 번지</dt>
        <dd>역삼동 737</dd>
      </div>
      <div>
        <dt>건물 이름</dt>
        <dd>강남파이낸스센터</dd>
      </div>
      <div>
        <dt>우편번호</dt>
        <dd>06236</dd>
      </div>
    </dl>
  );
}

function Hits({ words, onPick }: { words: string } & Pick<AddressSearchProps, 'onPick'>) {
  const query = useInfiniteQuery(addressQueries.search(words));
  if (query.isError) return <ErrorBox onRetry={() => void query.refetch()} />;
  if (!query.data) return <TextSkeleton lines={6} />;
  const hits = query.data.pages.flatMap(({ items }) => items);
  if (hits.length === 0)
    return (
      <EmptyState
        title={`‘${words}’ 주소를 찾지 못했어요`}
        reason="도로명과 건물번호, 또는 동 이름과 번지로 찾아 보세요"
      />
    );
  return (
    <>
      <p className={styles.count} role="status">
        검색 결과 {query.data.pages[0]?.total ?? 0}건
      </p>
      <ul>
        {hits.map((hit) => (
          <li key={`${hit.zip}${hit.road}${hit.jibun}`} className={styles.hit}>
            <p className={styles.zip}>
              {hit.zip}
              {hit.areaName && <Badge tone="caution">{hit.areaName} 추가 배송비</Badge>}
            </p>
            <button type="button" className={styles.pick} onClick={() => onPick(hit, 'road')}>
              <span className={styles.kind}>도로명</span> {hitLine(hit)}
            </button>
            <button type="button" className={styles.pick} onClick={() => onPick(hit, 'lot')}>
              <span className={styles.kind}>지번</span> {hit.jibun}
            </button>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="outline"
          isFull
          isLoading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          더보기
        </Button>
      )}
    </>
  );
}
