import {
  callQuery,
  type HeaderOptions,
  logOut,
  useApp,
  useLocation,
  useNavigate,
  useQuery,
  useQueryClient,
} from '@shop/shared/app';
import { categoryCalls, displayCalls, paths, site } from '@shop/shared/contracts';
import { GnbTabs, HeaderSearch, MainHeader, MegaMenu, SubHeader } from '@shop/shared/ui';
import { useState } from 'react';
import { PageName } from './page-name';
import { PastHeading } from './past-heading';
import { useHeaderCounts } from './use-header-counts';

export const menuQuery = callQuery(displayCalls.menu, {});
const categoryTreeQuery = callQuery(categoryCalls.tree, {});

/** Categories of the mega menu, loaded on hover or focus. */
function useCategories() {
  const client = useQueryClient();
  const [isRequested, setRequested] = useState(false);
  const { data } = useQuery({ ...categoryTreeQuery, enabled: isRequested });
  return {
    categories: data?.categories ?? client.getQueryData(categoryTreeQuery.queryKey)?.categories,
    load: () => setRequested(true),
  };
}

/**
 * Whether the current page is a link's target, ignoring additional query parameters such as
 * filters.
 */
function isCurrentLink(link: string, pathname: string, search: string): boolean {
  const url = new URL(link, 'http://shop.invalid');
  const query = new URLSearchParams(search);
  return (
    url.pathname === pathname &&
    [...url.searchParams].every(([name, value]) => query.get(name) === value)
  );
}

/** A desktop has the room to type into the header; this page shows its words there. */
const RESULT_PATH = '/searchResult';

/** Has a search field of its own, with suggestions. */
const SEARCH_PATH = paths.search();

interface FrameHeaderProps {
  title: string;
  options: HeaderOptions;
  /** False in the app, whose own bar shows name, search and basket. */
  hasTopRow?: boolean;
  /** During checkout: only the shop's name, no links. */
  isNameOnly?: boolean;
}

/**
 * Header and main menu. A `sub` page has a short header on phones and the main one from 1024 px on.
 */
export function FrameHeader({
  title,
  options,
  hasTopRow = true,
  isNameOnly = false,
}: FrameHeaderProps) {
  const app = useApp();
  const { isLoggedIn } = app.session;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { data: menu } = useQuery(menuQuery);
  const { categories, load } = useCategories();
  const counts = useHeaderCounts();
  const basket = { to: paths.basket(), count: counts?.count };
  const isSub = options.kind === 'sub';
  const here = pathname + search;
  const subTitle = options.title ?? <PageName fallback={title} />;
  /** Back stays in the shop: at the first page it goes home. */
  const goBack = () =>
    import(/* webpackChunkName: "deferred.history" */ '@shop/shared/app/navigation').then(
      ({ stepBack }) => stepBack(() => navigate(paths.home(), { replace: true })),
      () => navigate(-1),
    );

  return (
    <>
      <MainHeader
        logo={site.name}
        homeTo={paths.home()}
        searchTo={paths.search()}
        search={
          // As the server rendered it; a narrow window has the link instead.
          app.device.getServerSnapshot().form === 'desktop' &&
          pathname !== SEARCH_PATH && (
            <HeaderSearch
              action={RESULT_PATH}
              words={pathname === RESULT_PATH ? new URLSearchParams(search).get('q') : null}
              onSearch={(words) => void navigate(paths.searchResult(words))}
            />
          )
        }
        basket={basket}
        bell={isLoggedIn ? { to: paths.notifications(), count: counts?.unreadCount } : undefined}
        links={[
          ...(isLoggedIn
            ? [
                { text: '로그아웃', onClick: () => void logOut(app) },
                { text: '마이페이지', to: paths.mypage() },
                { text: '찜', to: paths.favorites() },
              ]
            : [{ text: '로그인', to: paths.login(here) }]),
          { text: '주문/배송 조회', to: paths.orderList() },
          { text: '고객센터', to: paths.cs() },
        ]}
        // One row of navigation before the goods of the home page: its own tabs.
        isMenuDesktopOnly={hasTopRow && pathname === paths.home()}
        isDesktopOnly={isSub}
        isNameOnly={isNameOnly}
        hasTopRow={hasTopRow}
        isSearchPhoneOnly={pathname === SEARCH_PATH}
      >
        <MegaMenu categories={categories} categoryTo={(no) => paths.category(no)} onIntent={load} />
        <GnbTabs
          items={(menu?.gnb ?? []).map(({ name, link, badge }) => ({
            text: name,
            to: link,
            badge,
            isCurrent: isCurrentLink(link, pathname, search),
          }))}
        />
      </MainHeader>
      {isSub && (
        <SubHeader
          title={
            options.isTitleAfterHeading ? (
              // Every page begins at its top.
              <PastHeading key={here}>{subTitle}</PastHeading>
            ) : (
              subTitle
            )
          }
          onBack={goBack}
          homeTo={paths.home()}
          searchTo={options.hasSearch === false ? undefined : paths.search()}
          basket={options.hasBasket === false ? undefined : basket}
        />
      )}
    </>
  );
}
