import { callQuery, useQuery, useSession, useStore } from '@shop/shared/app';
import { type AddressHit, addressCalls } from '@shop/shared/contracts';
import { placeName } from '@shop/shared/domain';
import {
  BottomSheet,
  Button,
  EmptyState,
  Resource,
  SearchField,
  SkeletonGroup,
  TextSkeleton,
} from '@shop/shared/ui';
import { useState } from 'react';
import styles from './area-sheet.module.css';
import { chosenArea } from './chosen-area';

const MIN_LETTERS = 2;

export interface AreaSheetProps {
  open: boolean;
  onClose: () => void;
}

/** 배송지역: where the arrival day counts for. Kept on this device, without a house number. */
export function AreaSheet({ open, onClose }: AreaSheetProps) {
  const { isLoggedIn } = useSession();
  const chosen = useStore(chosenArea);
  const [words, setWords] = useState('');
  const [isTooShort, setIsTooShort] = useState(false);
  const search = (wanted: string) => {
    setIsTooShort(wanted.length < MIN_LETTERS);
    if (wanted.length >= MIN_LETTERS) setWords(wanted);
  };
  const pick = ({ zip, road }: AddressHit) => {
    chosenArea.update(() => ({ zip, place: placeName(road) }));
    onClose();
  };
  const clear = () => {
    chosenArea.update(() => undefined);
    onClose();
  };
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="배송지역 변경"
      footer={
        chosen && (
          <Button variant="outline" isFull onClick={clear}>
            {isLoggedIn ? '기본 배송지로 보기' : '배송지역 지우기'}
          </Button>
        )
      }
    >
      <SearchField
        label="도로명, 동 이름 또는 우편번호"
        placeholder="예: 테헤란로, 역삼동, 06134"
        error={isTooShort ? '두 글자 이상 입력해 주세요' : undefined}
        onSearch={search}
      />
      {words === '' ? (
        <p className={styles.hint}>받을 곳의 도로명이나 우편번호로 찾으면 도착일을 알려 드려요</p>
      ) : (
        <Hits words={words} onPick={pick} />
      )}
    </BottomSheet>
  );
}

function Hits({ words, onPick }: { words: string; onPick: (hit: AddressHit) => void }) {
  const query = useQuery(callQuery(addressCalls.search, { query: { q: words } }));
  return (
    <Resource
      query={query}
      skeleton={
        <SkeletonGroup label="주소를 찾는 중이에요">
          <TextSkeleton lines={6} />
        </SkeletonGroup>
      }
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState
          title={`‘${words}’ 주소를 찾지 못했어요`}
          reason="도로명이나 동 이름, 우편번호로 찾아 보세요"
        />
      }
    >
      {({ total, items }) => (
        <>
          <p className={styles.hint} role="status">
            검색 결과 {total}건
          </p>
          <ul>
            {items.map((hit) => (
              <li key={`${hit.zip}${hit.road}`}>
                <button type="button" className={styles.hit} onClick={() => onPick(hit)}>
                  {hit.road}
                  <span className={styles.zip}>{hit.zip}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Resource>
  );
}
