import { Link, loadForPress, nativeBridge, useApp, useNavigate } from '@shop/shared/app';
import { returnToMark, STACK_MARK } from '@shop/shared/app/navigation';
import { paths } from '@shop/shared/contracts';
import { Button, ButtonLink } from '@shop/shared/ui';
import { StatusScreen } from '../../features/status-screen/status-screen';
import styles from './not-found.module.css';

/** Constant, so that they are shown when the api is down. */
const popular = [
  ['베스트', paths.products('best')],
  ['타임딜', paths.products('deal')],
  ['기획전', paths.planShopList()],
  ['브랜드', paths.brand()],
  ['전체 카테고리', '/display/allmenu'],
] as const;

const GOODS_PATH = '/goods/detail';

const pageWords = {
  title: '페이지를 찾을 수 없어요',
  reason: '주소가 바뀌었거나 없는 페이지예요. 주소를 다시 확인해 주세요.',
};

const goodsWords = {
  title: '판매가 끝났거나 없는 상품이에요',
  reason: '주소를 다시 확인하거나, 비슷한 상품을 검색해 보세요.',
};

/** In the app a page is its own webview, so going back closes it. */
const closePage = () =>
  void loadForPress(nativeBridge).then((bridge) => bridge?.notify('closePage'));

/**
 * For the app, whose pages have no header with a search of their own. A plain form: it works without
 * scripts and adds none to the first page.
 */
const Search = () => (
  <form role="search" action="/searchResult" className={styles.search}>
    <input
      type="search"
      name="q"
      required
      maxLength={50}
      autoComplete="off"
      enterKeyHint="search"
      aria-label="검색어"
      placeholder="찾는 상품을 검색해 보세요"
    />
    <Button type="submit" variant="outline">
      검색
    </Button>
  </form>
);

/** Spec section 2: an unknown route, or one that fails validation, shows the missing path. */
export function NotFound({ path }: { path: string }) {
  const { isInApp } = useApp();
  const navigate = useNavigate();
  const goBack = () =>
    // A page opened as a stack closes to the page that opened it.
    returnToMark(STACK_MARK, () => {
      if (globalThis.history.length > 1) void navigate(-1);
      else void navigate(paths.home());
    });
  return (
    <StatusScreen
      {...(path === GOODS_PATH ? goodsWords : pageWords)}
      detail={`Page Not Found: ${path}`}
      actions={
        <>
          <Button variant="outline" onClick={isInApp ? closePage : goBack}>
            {isInApp ? '화면 닫기' : '이전 화면'}
          </Button>
          <ButtonLink to={paths.home()}>홈으로</ButtonLink>
        </>
      }
    >
      {isInApp && <Search />}
      <ul className={styles.popular} aria-label="많이 찾는 화면">
        {popular.map(([text, to]) => (
          <li key={text}>
            <Link to={to} prefetch="none">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </StatusScreen>
  );
}
