import { type App, type PageMeta, type PageRequest, useSearchParams } from '@shop/shared/app';
import type { SheetView } from '@shop/shared/contracts';
import { lazy, PageFrame, Resource } from '@shop/shared/ui';
import { sheetQueries } from '../../features/sheet/sheet.queries';
import { sheetEnd } from '../../features/sheet/sheet.rules';
import { useSheet } from '../../features/sheet/use-sheet';
import { SheetContents } from './sheet-contents';
import { SheetSkeleton } from './sheet-skeleton';

const gone = lazy(() =>
  import(/* webpackChunkName: "part-sheet-gone" */ './sheet-gone').then(
    ({ SheetGone }) => SheetGone,
  ),
);

const titleOf = (view: SheetView | undefined): string =>
  view?.source === 'GIFT' ? '선물하기' : '주문/결제';

export function meta({ queryClient }: App, { query }: PageRequest): PageMeta {
  const { queryKey } = sheetQueries.view(query.get('sheetNo') ?? '');
  return { title: titleOf(queryClient.getQueryData<SheetView>(queryKey)), robots: 'noindex' };
}

export function Page() {
  const [search] = useSearchParams();
  const sheetNo = search.get('sheetNo') ?? '';
  return <OrderSheet key={sheetNo} sheetNo={sheetNo} />;
}

function OrderSheet({ sheetNo }: { sheetNo: string }) {
  const sheet = useSheet(sheetNo);
  const end = sheetEnd(sheet.query.error);
  return (
    <PageFrame title={titleOf(sheet.query.data)}>
      {end ? (
        <gone.Component end={end} />
      ) : (
        <Resource query={sheet.query} skeleton={<SheetSkeleton />}>
          {(view) => <SheetContents sheet={sheet} view={sheet.applyPending(view)} />}
        </Resource>
      )}
    </PageFrame>
  );
}
