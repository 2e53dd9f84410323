import { loadAhead, loadForPress, useApp } from '@shop/shared/app';
import type { FavoriteFolder, FavoriteGoods } from '@shop/shared/contracts';
import { Button, Checkbox, lazy } from '@shop/shared/ui';
import { useState } from 'react';
import type { useSelection } from '../../features/favorite/use-selection';
import styles from './favorites.module.css';

const folderSheet = lazy(() =>
  import(/* webpackChunkName: "favorite-others" */ '../../features/favorite/folder-sheet').then(
    ({ FolderSheet }) => FolderSheet,
  ),
);

const loadActions = () =>
  import(/* webpackChunkName: "favorite-others" */ '../../features/favorite/favorite-actions');

export interface FavoriteBarProps {
  items: readonly FavoriteGoods[];
  folders: readonly FavoriteFolder[];
  selection: ReturnType<typeof useSelection>;
  /** Something of the list has changed at the api. */
  onChanged: () => void;
}

/** 전체 선택, and what is done to the selected favourites: basket, folder, removal. */
export function FavoriteBar({ items, folders, selection, onChanged }: FavoriteBarProps) {
  const app = useApp();
  const [isSorting, setSorting] = useState(false);
  const [busyWith, setBusyWith] = useState<'basket' | 'removal'>();
  const { chosen } = selection;
  const isNone = chosen.length === 0;

  const run = async (what: 'basket' | 'removal') => {
    setBusyWith(what);
    try {
      const code = await loadForPress(loadActions);
      if (!code) return;
      const isDone =
        what === 'basket'
          ? await code.addToBasket(
              app,
              items.filter(({ goods }) => chosen.includes(goods.goodsNo)),
            )
          : await code.removeFavorites(app, chosen);
      if (isDone) selection.clear();
      if (isDone && what === 'removal') onChanged();
    } finally {
      setBusyWith(undefined);
    }
  };
  const common = { size: 'small', onPointerEnter: () => loadAhead(loadActions) } as const;
  return (
    <section className={styles.bar} aria-label="선택한 찜">
      <Checkbox
        label={`전체 선택 (${chosen.length}/${items.length})`}
        checked={!isNone && chosen.length === items.length}
        isIndeterminate={!isNone && chosen.length < items.length}
        onChange={selection.toggleAll}
      />
      <div className={styles.actions}>
        <Button
          {...common}
          variant="outline"
          disabled={isNone}
          isLoading={busyWith === 'removal'}
          onClick={() => void run('removal')}
        >
          삭제
        </Button>
        <Button
          size="small"
          variant="outline"
          aria-haspopup="dialog"
          onPointerEnter={folderSheet.preload}
          onClick={() => setSorting(true)}
        >
          폴더
        </Button>
        <Button
          {...common}
          disabled={isNone}
          isLoading={busyWith === 'basket'}
          onClick={() => void run('basket')}
        >
          장바구니 담기
        </Button>
      </div>
      {isSorting && (
        <folderSheet.Component
          goodsNos={chosen}
          folders={folders}
          onClose={() => setSorting(false)}
          onChanged={onChanged}
        />
      )}
    </section>
  );
}
