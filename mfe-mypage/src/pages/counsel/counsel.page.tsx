import { type PageMeta, useSearchParams } from '@shop/shared/app';
import { optionalNumberParam } from '@shop/shared/domain';
import { MyLayout } from '../../features/my-menu/my-layout';
import { Counsels } from './counsels';
import { Thread } from './thread';

export const meta = (): PageMeta => ({ title: '1:1 문의 내역', robots: 'noindex' });

/** The list, or the enquiry that the query string names. */
export function Page() {
  const [query] = useSearchParams();
  const counselNo = optionalNumberParam(query, 'counselNo');
  return (
    <MyLayout title="1:1 문의 내역">
      {counselNo === undefined ? <Counsels /> : <Thread key={counselNo} counselNo={counselNo} />}
    </MyLayout>
  );
}
