import { Link } from '@shop/shared/app';
import { ChevronRightIcon } from '../icon';
import styles from './breadcrumb.module.css';

export interface BreadcrumbStep {
  name: string;
  /** Target path; absent for the current page, which can only be the last step. */
  to?: string;
}

/** The path from 홈 to this page. */
export function Breadcrumb({ steps }: { steps: readonly BreadcrumbStep[] }) {
  return (
    <nav aria-label="현재 위치">
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.to ?? step.name} className={styles.step}>
            {index > 0 && <ChevronRightIcon size={14} />}
            {step.to ? (
              <Link to={step.to}>{step.name}</Link>
            ) : (
              <span aria-current="page">{step.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
