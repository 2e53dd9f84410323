import { SkeletonGroup, TextSkeleton } from '@shop/shared/ui';

export const Waiting = ({ lines }: { lines: number }) => (
  <SkeletonGroup>
    <TextSkeleton lines={lines} />
  </SkeletonGroup>
);
