import { Gallery } from '@shop/shared/ui';
import { sampleImages } from '../../kit/sample-goods';

export function Example() {
  return <Gallery images={sampleImages} />;
}
