import type { Locator, Page } from '@playwright/test';

export type Role = Parameters<Page['getByRole']>[0];

/** Expectation after the keys are pressed. */
export type Outcome = (page: Page, target: Locator) => Promise<void>;

interface KeyStepBase {
  /** Id of the guide that shows the component, or the path of a page outside the guides. */
  guide: string;
  name: string | RegExp;
  /** True for components that only phones have. */
  isOnPhones?: boolean;
  /** Keys pressed in order once the component has the focus. */
  keys: readonly string[];
  outcome: Outcome;
}

/** Keyboard behavior of one component on its guide page (WAI-ARIA APG patterns). */
export type KeyStep = KeyStepBase &
  (
    | { role: Role; find?: never }
    /** Elements without a role in Playwright: file inputs, date inputs and summaries. */
    | { role?: never; find: 'label' | 'summary' }
  );
