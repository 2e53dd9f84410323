import { callQuery, errorMessage, useQuery } from '@shop/shared/app';
import { displayCalls } from '@shop/shared/contracts';
import { Button } from '@shop/shared/ui';
import { TestFacts, TestPage, TestSection } from '../test-page';
import styles from './display-account.module.css';

export const meta = () => ({ title: '계좌 안내', robots: 'noindex' as const });

/** The shop number of spec section 7. */
const ADUT_SHOP_CD = '008';

const accountQuery = callQuery(displayCalls.accountContent, {
  query: { adutShopCd: ADUT_SHOP_CD },
});

/** Calls getAccountContent and shows the response. */
export function Page() {
  const { data, error, isFetching, refetch } = useQuery(accountQuery);
  const state = error ? errorMessage(error) : data ? '받았어요' : '기다리는 중';
  return (
    <TestPage
      title="계좌 안내"
      lead={`getAccountContent?adutShopCd=${ADUT_SHOP_CD}를 부르고 답을 그대로 보여 줘요.`}
    >
      <TestSection title="답">
        <TestFacts
          facts={[
            ['상태', state],
            ['전문관', data ? `${data.shopName} (${data.shopNo})` : '-'],
            ['콘텐츠', data ? `${data.contents.length}개` : '-'],
          ]}
        />
        <Button variant="outline" isLoading={isFetching} onClick={() => refetch()}>
          다시 부르기
        </Button>
        {data && <pre className={styles.json}>{JSON.stringify(data, null, 2)}</pre>}
      </TestSection>
    </TestPage>
  );
}
