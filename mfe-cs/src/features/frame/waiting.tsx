import { SkeletonGroup, TextSkeleton } from '@shop/shared/ui';

/** The place of lines that are on their way. */
export const Waiting = ({ lines }: { lines: number }) => (
  <SkeletonGroup>
    <TextSkeleton lines={lines} />
  </SkeletonGroup>
);
