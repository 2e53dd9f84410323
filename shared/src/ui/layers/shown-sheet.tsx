import { type OpenSheet, removeSheet, useLocation } from '@shop/shared/app';
import { useEffect, useEffectEvent, useRef } from 'react';
import { BottomSheet } from '../bottom-sheet/bottom-sheet';
import { BoxModal } from '../box-modal/box-modal';
import { FullModal } from '../full-modal/full-modal';

const kinds = { sheet: BottomSheet, full: FullModal, box: BoxModal } as const;

/** A sheet opened by `openSheet`. It closes with the page it was opened on. */
export function ShownSheetView({ shown }: { shown: OpenSheet }) {
  const { id, kind = 'sheet', content, footer, close, isOpen, title, isDismissible } = shown;
  const Modal = kinds[kind];
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  const leave = useEffectEvent(() => close(undefined));

  useEffect(() => {
    if (openedAt.current !== pathname) leave();
  }, [pathname]);

  return (
    <Modal
      open={isOpen}
      title={title}
      onClose={() => close(undefined)}
      onExited={() => removeSheet(id)}
      isDismissible={isDismissible}
      footer={footer?.(close)}
    >
      {content(close)}
    </Modal>
  );
}
