import { Notice } from '@shop/shared/ui';
import type { Uploads } from '@shop/shared/ui/upload';

/** Says in the last step why the request waits: its photos belong to an earlier one. */
export function PhotosProblem({ photos }: { photos: Uploads }) {
  if (!photos.hasFailed) return null;
  return (
    <Notice tone="danger" isLive>
      올리지 못한 사진이 있어요. ‘사유’ 단계로 돌아가 다시 올리거나 지워 주세요.
    </Notice>
  );
}
