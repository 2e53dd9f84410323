import { Icon } from '@shop/shared/ui';
import { chooseView, type ListView, useListView } from './list-view';
import styles from './list-view.module.css';

/** The paths of each icon, in the order of the buttons. */
const views: readonly { view: ListView; name: string; path: string }[] = [
  { view: 'grid', name: '격자로 보기', path: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z' },
  { view: 'list', name: '목록으로 보기', path: 'M4 5h5v5H4zM12 7.5h8M4 14h5v5H4zM12 16.5h8' },
  {
    view: 'dense',
    name: '촘촘하게 보기',
    path: 'M4 4h4v4H4zM10 4h4v4h-4zM16 4h4v4h-4zM4 10h4v4H4zM10 10h4v4h-4zM16 10h4v4h-4zM4 16h4v4H4zM10 16h4v4h-4zM16 16h4v4h-4z',
  },
];

/** The view of lists: grid, list or dense grid, remembered on this device. */
export function ViewChoice() {
  const current = useListView();
  return (
    <div role="group" aria-label="보기 방식" className={styles.choice}>
      {views.map(({ view, name, path }) => (
        <button
          key={view}
          type="button"
          aria-label={name}
          aria-pressed={view === current}
          onClick={() => chooseView(view)}
        >
          <Icon size={18}>
            <path d={path} />
          </Icon>
        </button>
      ))}
    </div>
  );
}
