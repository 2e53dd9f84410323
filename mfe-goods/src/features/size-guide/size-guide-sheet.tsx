import { BottomSheet } from '@shop/shared/ui';
import { SizeGuide, type SizeGuideProps } from './size-guide';

export interface SizeGuideSheetProps extends SizeGuideProps {
  open: boolean;
  onClose: () => void;
}

export function SizeGuideSheet({ open, onClose, ...guide }: SizeGuideSheetProps) {
  return (
    <BottomSheet open={open} onClose={onClose} title="사이즈 가이드">
      <SizeGuide {...guide} />
    </BottomSheet>
  );
}
