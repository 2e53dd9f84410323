import type { PlanShopDetail } from '@shop/shared/contracts';
import { screen, within } from '@testing-library/react';
import { planShopFixture } from '../../markup/fixtures/plan-shop.fixtures';
import { renderPage } from '../../test/render-page';
import { sampleFacets, sampleList } from '../../test/samples';

const member = { isLoggedIn: true, memberType: '10', expiresAt: 9_999_999_999 } as const;
const hours = (count: number) => new Date(count * 3_600_000).toISOString();

/** The clock of these pages begins at 0. */
const open = (url: string, detail: Partial<PlanShopDetail>, session?: typeof member) => {
  const waiting = new Set<number>();
  return renderPage(
    url,
    {
      'display.planShop': () => ({ ...planShopFixture('open'), ...detail }),
      'display.planShopPreview': () => ({ ...planShopFixture('open'), ...detail }),
      'display.place': () => ({ corners: [], popups: [], bottomBanners: [] }),
      'coupon.mine': () => ({ usableCount: 0, coupons: [], takenNos: [] }),
      'search.goods': () => sampleList(40),
      'search.facet': () => sampleFacets(40),
      'planShopAlert.list': () => ({ planShopNos: [...waiting] }),
      'planShopAlert.add': ({ body }: { body: { planShopNo: number } }) => {
        waiting.add(body.planShopNo);
        return {};
      },
      'planShopAlert.remove': ({ params }: { params: { planShopNo: number } }) => {
        waiting.delete(Number(params.planShopNo));
        return {};
      },
    },
    session,
  );
};

beforeAll(() => import('./plan-shop-actions'));

test('counts down to the end and states the notes', async () => {
  await open('/display/plan-shop/detail?planShopNo=1', { startsAt: hours(-1), endsAt: hours(20) });
  expect(await screen.findByRole('timer', { name: /20시간/ })).toBeVisible();
  const notes = screen.getByRole('region', { name: '유의사항' });
  expect(notes).toHaveTextContent('준비한 수량이 다 팔리면 일찍 끝날 수 있어요.');
});

test('shows all goods as a list that can be filtered and sorted', async () => {
  const { user, router, requestsOf } = await open('/display/plan-shop/detail?planShopNo=1', {});
  const tabs = await screen.findByRole('navigation', { name: '기획전 구성' });
  await user.click(within(tabs).getByRole('link', { name: '전체 상품' }));
  expect(await screen.findByText(/^총/)).toHaveTextContent('총 40개');
  const choice = screen.getByRole('group', { name: '기획전 구성' });
  expect(within(choice).getByRole('link', { name: '전체 상품' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: '정렬' }), '낮은 가격순');
  expect(router.state.location.search).toBe('?planShopNo=1&view=goods&sort=priceAsc');
  expect(requestsOf('search.goods').at(-1)).toEqual({
    query: { planShopNo: 1, sort: 'priceAsc' },
  });
});

test('marks the tab of the first section until another one is in view', async () => {
  await open('/display/plan-shop/detail?planShopNo=1', {});
  const tabs = await screen.findByRole('navigation', { name: '기획전 구성' });
  const [first, ...others] = within(tabs).getAllByRole('link');
  expect(first).toHaveAttribute('aria-current', 'true');
  for (const tab of others) expect(tab).not.toHaveAttribute('aria-current');
});

test('sets 오픈 알림 of a plan shop that opens later, and takes it back', async () => {
  const coming = {
    state: 'coming',
    startsAt: hours(30),
    endsAt: hours(300),
    sections: [],
  } as const;
  const detail = { ...coming, planShopNo: 1, sections: [] };
  const { user, requestsOf } = await open('/display/plan-shop/detail?planShopNo=1', detail, member);
  expect(await screen.findByRole('timer', { name: /1일/ })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '오픈 알림 받기' }));
  const set = await screen.findByRole('button', { name: '오픈 알림 신청됨' });
  expect(requestsOf('planShopAlert.add')).toEqual([{ body: { planShopNo: 1 } }]);
  await user.click(set);
  expect(await screen.findByRole('button', { name: '오픈 알림 받기' })).toBeVisible();
});

test('shows staff the sections of a plan shop that has not opened yet', async () => {
  const detail = { state: 'coming', startsAt: hours(30), endsAt: hours(300) } as const;
  const url = '/display/plan-shop/detail?planShopNo=1&preview=1790000000.x';
  const { requestsOf } = await open(url, detail);
  expect(await screen.findByText('미리보기')).toBeVisible();
  expect(screen.getByText(/주소를 받은 직원만/)).toHaveTextContent('1월 2일 15:00에 열려요.');
  const section = screen.getByRole('region', { name: '따뜻한 침구' });
  expect(within(section).getAllByRole('link').length).toBeGreaterThan(4);
  expect(screen.queryByRole('link', { name: /모두 보기|더보기/ })).toBeNull();
  expect(requestsOf('display.planShopPreview')).toEqual([
    { params: { planShopNo: 1 }, query: { token: '1790000000.x' } },
  ]);
  expect(requestsOf('display.planShop')).toEqual([]);
});

test('offers neither alert nor countdown of an ended one', async () => {
  await open('/display/plan-shop/detail?planShopNo=1', { state: 'ended', endsAt: hours(-1) });
  expect(await screen.findByText('종료된 기획전입니다')).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByRole('button', { name: /오픈 알림/ })).toBeNull();
});
