import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render-page';
import { sampleCorner } from '../../test/samples';

const home = (gnb: object[]) => ({
  'display.page': () => ({ pageCd: 'MAIN', tabCd: '01', title: '홈', corners: [sampleCorner()] }),
  'display.menu': () => ({
    gnb,
    homeTabs: [
      { tabCd: '01', name: '홈' },
      { tabCd: '20', name: '타임딜' },
    ],
  }),
});
const menu = (link: string) => [{ menuNo: 1, name: '메뉴', link, badge: null }];

const rowOfTabs = async () =>
  (await screen.findByRole('navigation', { name: '홈 탭' })).parentElement;

test('leaves the home tabs out on desktops when the menu row leads to them', async () => {
  await renderPage('/main', home(menu('/main?tab=20')));
  expect(await rowOfTabs()).toHaveClass('inMenu');
});

test('keeps the home tabs on desktops when the menu row leads elsewhere', async () => {
  await renderPage('/main', home(menu('/display/brand')));
  expect(await rowOfTabs()).not.toHaveClass('inMenu');
});
