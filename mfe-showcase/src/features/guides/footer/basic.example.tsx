import { business } from '@shop/shared/contracts';
import { Footer } from '@shop/shared/ui';

export function Example() {
  return (
    <Footer
      business={business}
      phoneHours="평일 09:00–18:00"
      links={[
        { text: '이용약관', to: '/markup/guide/footer?m=terms' },
        { text: '개인정보처리방침', to: '/markup/guide/footer?m=privacy', isStrong: true },
      ]}
    />
  );
}
