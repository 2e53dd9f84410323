import { Breadcrumb } from '@shop/shared/ui';

export function Example() {
  return (
    <Breadcrumb
      steps={[
        { name: '홈', to: '/main' },
        { name: '식품', to: '/markup/guide/breadcrumb?c=2' },
        { name: '과일' },
      ]}
    />
  );
}
