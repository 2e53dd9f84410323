import type { PageMeta } from '@shop/shared/app';
import { EmptyState, PageFrame } from '@shop/shared/ui';

export const meta = (): PageMeta => ({ title: '{{title}}', robots: 'noindex' });

export function Page() {
  return (
    <PageFrame title="{{title}}">
      <EmptyState title="준비하고 있어요" />
    </PageFrame>
  );
}
