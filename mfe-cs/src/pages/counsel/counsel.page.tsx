import type { PageMeta } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { lazy, TextLink } from '@shop/shared/ui';
import { CsFrame } from '../../features/frame/cs-frame';
import { RowsSkeleton } from '../../features/frame/rows-skeleton';
import styles from './counsel.module.css';
import { QuickAnswers } from './quick-answers';

const counselForm = lazy(
  () =>
    import(/* webpackChunkName: "counsel-form" */ '../../features/counsel/counsel-form').then(
      ({ CounselForm }) => CounselForm,
    ),
  () => (
    <div className={styles.formSpace}>
      <RowsSkeleton rows={8} />
    </div>
  ),
);

export const meta = (): PageMeta => ({ title: '1:1 문의하기', robots: 'noindex' });

export const Page = () => (
  <CsFrame title="1:1 문의하기">
    <div className={styles.columns}>
      <div className={styles.page}>
        <p className={styles.lead}>
          차례대로 확인하고 답해 드려요. 답변은 <TextLink to={paths.counsels()}>문의 내역</TextLink>
          에서 볼 수 있고, 알림으로도 알려 드려요.
        </p>
        <counselForm.Component />
      </div>
      <QuickAnswers />
    </div>
  </CsFrame>
);
