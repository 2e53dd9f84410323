import { IconButton, ShareIcon, Tooltip } from '@shop/shared/ui';

export function Example() {
  return (
    <Tooltip text="링크를 복사하거나 앱으로 보내요">
      <IconButton label="공유" icon={<ShareIcon />} />
    </Tooltip>
  );
}
