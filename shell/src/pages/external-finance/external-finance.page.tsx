import {
  isNotFound,
  type PageMeta,
  type PageRequest,
  useQuery,
  useSearchParams,
} from '@shop/shared/app';
import { PageFrame, Resource, SkeletonGroup, TextSkeleton } from '@shop/shared/ui';
import { Forbidden } from '../../features/forbidden/forbidden';
import styles from './external-finance.module.css';
import { externalLinkQuery } from './external-finance.queries';
import { partnerCode } from './partner-code';
import { PartnerNotice } from './partner-notice';

const TITLE = '제휴 금융 서비스 이동';

export const meta = (_: unknown, { query }: PageRequest): PageMeta => ({
  title: TITLE,
  robots: 'noindex',
  status: partnerCode(query) ? undefined : 403,
});

/**
 * Notice before a partner's finance page. The page is chosen by the shop's own code; a URL in the
 * link is ignored.
 */
export function Page() {
  const [query] = useSearchParams();
  const code = partnerCode(query);
  return code ? <Partner code={code} /> : <Forbidden reason="link" />;
}

function Partner({ code }: { code: string }) {
  const link = useQuery(externalLinkQuery(code));
  if (isNotFound(link.error)) return <Forbidden reason="link" />;
  return (
    <PageFrame title={TITLE}>
      <div className={styles.page}>
        <Resource
          query={link}
          skeleton={
            <SkeletonGroup>
              <TextSkeleton lines={8} />
            </SkeletonGroup>
          }
        >
          {(data) => <PartnerNotice link={data} />}
        </Resource>
      </div>
    </PageFrame>
  );
}
