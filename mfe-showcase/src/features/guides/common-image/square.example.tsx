import { Picture } from '@shop/shared/ui';
import { blouse, wideImage } from '../../kit/sample-goods';

export function Example() {
  return (
    <>
      <Picture image={blouse.image} width={320} height={320} sizes="320px" />
      <Picture image={wideImage} width={640} height={256} sizes="(min-width: 768px) 640px, 100vw" />
    </>
  );
}
