import { Accordion } from '@shop/shared/ui';

export function Example() {
  return (
    <Accordion
      isExclusive
      items={[
        {
          id: 1,
          title: '배송은 얼마나 걸리나요?',
          content: <p>보통 이틀 안에 도착해요.</p>,
          isOpen: true,
        },
        {
          id: 2,
          title: '반품하고 싶어요. 받은 지 7일이 지났는데 상자를 뜯지 않았다면 어떻게 하나요?',
          content: <p>마이페이지에서 신청해 주세요.</p>,
        },
      ]}
    />
  );
}
