import { LinkTabs } from '@shop/shared/ui';

export function Example() {
  return (
    <LinkTabs
      label="전문관"
      items={[
        '홈',
        '패션의류',
        '식품',
        '가전·디지털',
        '리빙',
        '뷰티',
        '유아동',
        '스포츠',
        '리퍼브',
      ].map((text, at) => ({ text, to: `/markup/guide/tab?t=${at}`, isCurrent: at === 1 }))}
    />
  );
}
