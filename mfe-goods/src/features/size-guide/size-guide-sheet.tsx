import { BottomSheet } from '@shop/shared/ui';
import { SizeGuide, type SizeGuideProps } from './size-guide';
import { useMemberSizes } from './use-member-sizes';

export interface SizeGuideSheetProps extends Omit<SizeGuideProps, 'member'> {
  open: boolean;
  onClose: () => void;
}

export function SizeGuideSheet({ open, onClose, ...guide }: SizeGuideSheetProps) {
  const member = useMemberSizes(open);
  return (
    <BottomSheet open={open} onClose={onClose} title="사이즈 가이드">
      <SizeGuide key={member.revision} {...guide} member={member} />
    </BottomSheet>
  );
}
