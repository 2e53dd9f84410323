import { Skeleton, SkeletonGroup, TextSkeleton } from '@shop/shared/ui';

export function Example() {
  return (
    <>
      <SkeletonGroup>
        <Skeleton shape="banner" />
      </SkeletonGroup>
      <SkeletonGroup>
        <Skeleton shape="title" width="half" />
        <TextSkeleton lines={3} />
      </SkeletonGroup>
      <SkeletonGroup>
        <Skeleton shape="button" width="third" />
      </SkeletonGroup>
    </>
  );
}
