import { MarkupStage } from '@shop/shared/markup';
import { describePage } from '@shop/shared/testing/describe-component';
import { guideFamilies } from '../../features/guides/guide-list';
import { guides } from '../../features/guides/guides';
import { GuideView } from './guide-view';

const entries = guideFamilies.flatMap(({ guides: family }) => [...family]);

test("shows the source of each example's own file", () => {
  for (const { id } of entries) {
    for (const { title, code } of guides[id].examples) {
      expect(`${id} ${title}: ${code}`).toContain('export function Example()');
    }
  }
});

for (const { id, title } of entries) {
  describePage(
    `guide ${id}`,
    <MarkupStage>
      <GuideView title={title} guide={guides[id]} />
    </MarkupStage>,
  );
}

test.each([
  'tab',
  'label',
  'table',
  'timer',
  'bullet',
  'coupon',
  'popover',
  'selects',
  'collapse',
  'guidance',
  'couponItem',
  'textField',
  'commonImage',
  'uploadImage',
  'count-number',
  'imageBanner',
  'notification',
  'product-item',
  'selectButton',
  'sample',
  'swiper-indicator',
])('has the specification’s guide %s', (id) => {
  expect(entries.map((entry) => entry.id)).toContain(id);
});
