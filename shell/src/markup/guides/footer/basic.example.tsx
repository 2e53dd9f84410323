import { business } from '@shop/shared/contracts';
import { Footer } from '@shop/shared/ui';

export function Example() {
  return (
    <Footer
      business={business}
      phoneHours="평일 09:00–18:00"
      brokerNotice="온담은 통신판매중개자이며 통신판매의 당사자가 아닙니다."
      links={[
        { text: '이용약관', to: '/markup/guide/footer?m=terms' },
        { text: '개인정보처리방침', to: '/markup/guide/footer?m=privacy', isStrong: true },
      ]}
    />
  );
}
