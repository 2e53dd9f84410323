import type { BrowserContext } from '@playwright/test';

export function openPage(
  context: Pick<BrowserContext, 'newPage'>,
  url: string,
): Promise<{ problems: { kind: string; text: string }[]; pathname: string }>;
