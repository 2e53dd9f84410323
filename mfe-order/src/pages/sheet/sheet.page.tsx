import { type PageMeta, useSearchParams } from '@shop/shared/app';
import { onDemand, PageFrame, Resource } from '@shop/shared/ui';
import { sheetEnd } from '../../features/sheet/sheet.rules';
import { useSheet } from '../../features/sheet/use-sheet';
import { SheetContents } from './sheet-contents';
import { SheetSkeleton } from './sheet-skeleton';

const gone = onDemand(() =>
  import(/* webpackChunkName: "part-sheet-gone" */ './sheet-gone').then(
    ({ SheetGone }) => SheetGone,
  ),
);

export const meta = (): PageMeta => ({ title: '주문/결제', robots: 'noindex' });

export function Page() {
  const [search] = useSearchParams();
  const sheetNo = search.get('sheetNo') ?? '';
  return (
    <PageFrame title="주문/결제">
      <OrderSheet key={sheetNo} sheetNo={sheetNo} />
    </PageFrame>
  );
}

function OrderSheet({ sheetNo }: { sheetNo: string }) {
  const sheet = useSheet(sheetNo);
  const end = sheetEnd(sheet.query.error);
  if (end) return <gone.Component end={end} />;
  return (
    <Resource query={sheet.query} skeleton={<SheetSkeleton />}>
      {(view) => <SheetContents sheet={sheet} view={sheet.applyPending(view)} />}
    </Resource>
  );
}
