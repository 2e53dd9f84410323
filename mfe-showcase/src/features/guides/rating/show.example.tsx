import { Rating } from '@shop/shared/ui';

export function Example() {
  return (
    <>
      <Rating score={4.8} reviewCount={1204} />
      <Rating score={3.4} look="stars" reviewCount={12} />
    </>
  );
}
