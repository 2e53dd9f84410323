import type { Locator, Page } from '@playwright/test';

export type Role = Parameters<Page['getByRole']>[0];

/** What is true once the keys are pressed. */
export type Outcome = (page: Page, target: Locator) => Promise<void>;

interface KeyStepBase {
  /** Id of the guide that shows it, or the address of the page, where it is no part of the guides. */
  guide: string;
  name: string | RegExp;
  /** A desk has none. */
  isOnPhones?: boolean;
  /** Pressed one after the other once the component has the focus. */
  keys: readonly string[];
  outcome: Outcome;
}

/** What one component does by keyboard alone, on its guide page (the patterns of WAI-ARIA APG). */
export type KeyStep = KeyStepBase &
  (
    | { role: Role; find?: never }
    /** What Playwright knows no role of: a file's input, a day's input, a summary. */
    | { role?: never; find: 'label' | 'summary' }
  );
