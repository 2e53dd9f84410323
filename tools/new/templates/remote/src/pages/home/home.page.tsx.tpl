import type { PageMeta } from '@shop/shared/app';
import { PageFrame } from '@shop/shared/ui';
import { NewsList } from '../../features/news/news-list';
import styles from './home.module.css';

export const meta = (): PageMeta => ({ title: '{{title}}' });

export function Page() {
  return (
    <PageFrame title="{{title}}">
      <div className={styles.content}>
        <NewsList />
      </div>
    </PageFrame>
  );
}
