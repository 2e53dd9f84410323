export { Accordion, type AccordionItem, type AccordionProps } from './accordion/accordion';
export {
  AddressFields,
  type AddressFieldsProps,
  type FieldBinding,
} from './address-fields/address-fields';
export { AfterPaint, type PaintStep } from './after-paint/after-paint';
export { ArrivalDate, type ArrivalDateProps } from './arrival-date/arrival-date';
export { Badge, type BadgeProps, BadgeRow } from './badge/badge';
export { Barcode, type BarcodeProps } from './barcode/barcode';
export { BottomSheet } from './bottom-sheet/bottom-sheet';
export { BoxModal } from './box-modal/box-modal';
export { Breadcrumb, type BreadcrumbStep } from './breadcrumb/breadcrumb';
export { BulletList, type BulletListProps } from './bullet-list/bullet-list';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './button/button';
export { BuyBar, type BuyBarProps } from './buy-bar/buy-bar';
export { Carousel, type CarouselProps, type CarouselSlide } from './carousel/carousel';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox';
export { Chip, ChipGroup, ChipLink, RemovableChip } from './chip/chip';
export { CheckboxGroup, type ChoiceGroupProps, RadioGroup } from './choice-group/choice-group';
export { classNames } from './class-names/class-names';
export { chosenMode, showChosenMode } from './colour-mode/chosen-mode';
export { ColourModeChoice, type ColourModeChoiceProps } from './colour-mode/colour-mode-choice';
export { CopyButton, type CopyButtonProps } from './copy-button/copy-button';
export { CountNumber, type CountNumberProps } from './count-number/count-number';
export { Countdown, type CountdownProps } from './countdown/countdown';
export { CouponTicket, type CouponTicketProps } from './coupon-ticket/coupon-ticket';
export { DateRange, type DateRangeProps } from './date-range/date-range';
export {
  addMonths,
  type DateLimits,
  type DateSpan,
  spanError,
} from './date-range/date-range.rules';
export { DialogView, type DialogViewButton, type DialogViewProps } from './dialog-view/dialog-view';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state';
export { EndlessList, type EndlessListProps } from './endless-list/endless-list';
export { ErrorBox, type ErrorBoxProps } from './error-box/error-box';
export { Field, FieldError, type FieldProps, type FieldWiring, RequiredMark } from './field/field';
export { type FileState, FileUpload, type FileUploadProps } from './file-upload/file-upload';
export { Footer, type FooterProps } from './footer/footer';
export {
  cardExpiryFormat,
  cardNumberFormat,
  digitsFormat,
  digitsOf,
  type Format,
  phoneFormat,
} from './formatted-field/formats';
export {
  CardExpiryField,
  CardNumberField,
  FormattedField,
  PhoneField,
  SecretDigitsField,
} from './formatted-field/formatted-field';
export { CornersFragment } from './fragment/corners-fragment';
export { FragmentBoundary } from './fragment/fragment-boundary';
export { fragmentKey } from './fragment/fragment-key';
export { FragmentSlot } from './fragment/fragment-slot';
export { readyFragment } from './fragment/ready-fragment';
export { FullMenu, type FullMenuProps } from './full-menu/full-menu';
export { FullModal } from './full-modal/full-modal';
export { Gallery, type GalleryProps } from './gallery/gallery';
export {
  GiftCard,
  type GiftCardProps,
  GiftPicture,
  type GiftPictureProps,
} from './gift-card/gift-card';
export { GiftDesignField, type GiftDesignFieldProps } from './gift-card/gift-design-field';
export { type GnbItem, GnbTabs } from './gnb/gnb-tabs';
export { GoodsLink, type GoodsLinkProps } from './goods-link/goods-link';
export { Guidance, type GuidanceProps } from './guidance/guidance';
export { BasketLink, BellLink, type CountedLinkProps } from './header/counted-link';
export { HeaderSearch, type HeaderSearchProps } from './header/header-search';
export { type HeaderLink, MainHeader, type MainHeaderProps } from './header/main-header';
export { SubHeader, type SubHeaderProps } from './header/sub-header';
export { FavoriteHeart } from './heart-button/favorite-heart';
export { HeartButton, type HeartButtonProps } from './heart-button/heart-button';
export * from './icon';
export { IconButton, type IconButtonProps } from './icon-button/icon-button';
export { ImageBanner, type ImageBannerProps } from './image-banner/image-banner';
export { Indicator, type IndicatorProps } from './indicator/indicator';
export { InfoTable, type InfoTableProps } from './info-table/info-table';
export { Layers } from './layers/layers';
export { type Lazy, lazy } from './lazy/lazy';
export { useWasOpened } from './lazy/use-was-opened';
export { MegaMenu, type MegaMenuProps } from './mega-menu/mega-menu';
export type { ModalProps } from './modal/modal-frame';
export { useSheet } from './modal/use-sheet';
export { Notice, type NoticeProps } from './notice/notice';
export {
  NotificationItem,
  type NotificationItemProps,
} from './notification-item/notification-item';
export { OptionLine, OptionLines } from './option-picker/option-line';
export { OptionPicker, type OptionPickerProps } from './option-picker/option-picker';
export { type Chosen, missingLevels, validChoice } from './option-picker/option-rules';
export { PageFrame } from './page-frame/page-frame';
export { PageMain } from './page-main/page-main';
export { Pagination, type PaginationProps } from './pagination/pagination';
export { Picture, type PictureProps, pictureWidths } from './picture/picture';
export { PlaceLink, type PlaceLinkProps } from './place-link/place-link';
export { Popover, type PopoverProps } from './popover/popover';
export { Price, type PriceProps, Won } from './price/price';
export { discountRate, wonFigure } from './price/won-figure';
export { PriceLine, type PriceLineProps, PriceLines } from './price-lines/price-lines';
export { ProductCard, type ProductCardProps } from './product-card/product-card';
export { ProductGrid, ProductList, ProductRail } from './product-grid/product-grid';
export { FreeDeliveryBar, ProgressBar, type ProgressBarProps } from './progress-bar/progress-bar';
export { QrCode } from './qr-code/qr-code';
export type { QrCodeProps } from './qr-code/qr-code-props';
export { QuantityStepper, type QuantityStepperProps } from './quantity-stepper/quantity-stepper';
export { Radio, type RadioProps } from './radio/radio';
export { Rating, type RatingProps } from './rating/rating';
export { RatingInput, type RatingInputProps } from './rating/rating-input';
export { removeAllRecent, removeRecent, syncRecentGoods } from './recent-goods/change-recent-goods';
export { RecentCard, type RecentCardProps } from './recent-goods/recent-card';
export { Resource, type ResourceProps } from './resource/resource';
export { SearchField, type SearchFieldProps } from './search-field/search-field';
export { Section, type SectionProps } from './section/section';
export {
  MultiSelectButtons,
  type MultiSelectButtonsProps,
  type SelectButtonOption,
  SelectButtons,
  type SelectButtonsProps,
} from './select-buttons/select-buttons';
export { SelectField, type SelectFieldProps, type SelectOption } from './select-field/select-field';
export { ShowMore, type ShowMoreProps } from './show-more/show-more';
export { ProductCardSkeleton, Skeleton, SkeletonGroup, TextSkeleton } from './skeleton/skeleton';
export { SkipLink } from './skip-link/skip-link';
export { Spinner } from './spinner/spinner';
export { StepBar, type StepBarProps } from './step-bar/step-bar';
export { StickyBar, type StickyBarProps } from './sticky-bar/sticky-bar';
export { Switch, type SwitchProps } from './switch/switch';
export { TabBar, type TabBarItem } from './tab-bar/tab-bar';
export { type LinkTabItem, LinkTabs, type LinkTabsProps } from './tabs/link-tabs';
export { type TabItem, Tabs, type TabsProps } from './tabs/tabs';
export { TextArea, type TextAreaProps } from './text-area/text-area';
export { TextField, type TextFieldProps } from './text-field/text-field';
export { ExternalLink, TextLink, type TextLinkProps } from './text-link/text-link';
export { Timeline, type TimelineProps, type TimelineStep } from './timeline/timeline';
export type { ToastItem } from './toast-view/toast-item';
export { ToastList, type ToastListProps } from './toast-view/toast-view';
export { breakpoints } from './tokens/breakpoints';
export { Tooltip, type TooltipProps } from './tooltip/tooltip';
export { TwoColumn, type TwoColumnProps } from './two-column/two-column';
export { useIsDesktop } from './viewport/use-is-desktop';
export { useWhenVisible } from './viewport/use-when-visible';
export { whenVisible } from './viewport/when-visible';
export { VisuallyHidden } from './visually-hidden/visually-hidden';
