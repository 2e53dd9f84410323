export { BottomSheet } from './bottom-sheet/bottom-sheet';
export { BoxModal } from './box-modal/box-modal';
export { DialogView, type DialogViewButton, type DialogViewProps } from './dialog-view/dialog-view';
export { FullModal } from './full-modal/full-modal';
export type { ModalProps } from './modal/modal-frame';
export type { ToastItem } from './toast-view/toast-item';
export { ToastList, type ToastListProps } from './toast-view/toast-view';
