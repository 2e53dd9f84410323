import type { Guide } from '../kit/guide';
import { address } from './address/address.guide';
import { breadcrumb } from './breadcrumb/breadcrumb.guide';
import { bullet } from './bullet/bullet.guide';
import { button } from './button/button.guide';
import { buyBar } from './buy-bar/buy-bar.guide';
import { carousel } from './carousel/carousel.guide';
import { checkboxRadio } from './checkbox-radio/checkbox-radio.guide';
import { chip } from './chip/chip.guide';
import { codes } from './codes/codes.guide';
import { collapse } from './collapse/collapse.guide';
import { colour } from './colour/colour.guide';
import { commonImage } from './common-image/common-image.guide';
import { countNumber } from './count-number/count-number.guide';
import { coupon } from './coupon/coupon.guide';
import { couponItem } from './coupon-item/coupon-item.guide';
import { dateRange } from './date-range/date-range.guide';
import { dialog } from './dialog/dialog.guide';
import { emptyError } from './empty-error/empty-error.guide';
import { endlessList } from './endless-list/endless-list.guide';
import { footer } from './footer/footer.guide';
import { gallery } from './gallery/gallery.guide';
import { gnb } from './gnb/gnb.guide';
import { guidance } from './guidance/guidance.guide';
import type { GuideId } from './guide-list';
import { header } from './header/header.guide';
import { imageBanner } from './image-banner/image-banner.guide';
import { label } from './label/label.guide';
import { layout } from './layout/layout.guide';
import { menus } from './menus/menus.guide';
import { modals } from './modals/modals.guide';
import { motion } from './motion/motion.guide';
import { notification } from './notification/notification.guide';
import { numberFields } from './number-fields/number-fields.guide';
import { optionPicker } from './option-picker/option-picker.guide';
import { pagination } from './pagination/pagination.guide';
import { popover } from './popover/popover.guide';
import { price } from './price/price.guide';
import { productItem } from './product-item/product-item.guide';
import { progress } from './progress/progress.guide';
import { quantity } from './quantity/quantity.guide';
import { rating } from './rating/rating.guide';
import { sample } from './sample/sample.guide';
import { searchField } from './search-field/search-field.guide';
import { selectButton } from './select-button/select-button.guide';
import { selects } from './selects/selects.guide';
import { sheet } from './sheet/sheet.guide';
import { skeleton } from './skeleton/skeleton.guide';
import { space } from './space/space.guide';
import { swiperIndicator } from './swiper-indicator/swiper-indicator.guide';
import { switchGuide } from './switch/switch.guide';
import { tab } from './tab/tab.guide';
import { tabBar } from './tab-bar/tab-bar.guide';
import { table } from './table/table.guide';
import { textField } from './text-field/text-field.guide';
import { timeline } from './timeline/timeline.guide';
import { timer } from './timer/timer.guide';
import { type } from './type/type.guide';
import { uploadImage } from './upload-image/upload-image.guide';

/** Every guide by its id. */
export const guides: Record<GuideId, Guide> = {
  colour,
  type,
  space,
  motion,
  button,
  chip,
  selectButton,
  textField,
  'number-fields': numberFields,
  selects,
  'checkbox-radio': checkboxRadio,
  switch: switchGuide,
  quantity,
  'option-picker': optionPicker,
  'search-field': searchField,
  'date-range': dateRange,
  address,
  uploadImage,
  'product-item': productItem,
  commonImage,
  imageBanner,
  price,
  coupon,
  couponItem,
  rating,
  label,
  'buy-bar': buyBar,
  gallery,
  bullet,
  guidance,
  table,
  notification,
  'count-number': countNumber,
  timer,
  codes,
  progress,
  timeline,
  'empty-error': emptyError,
  skeleton,
  sheet,
  modals,
  dialog,
  popover,
  tab,
  collapse,
  breadcrumb,
  pagination,
  'endless-list': endlessList,
  carousel,
  'swiper-indicator': swiperIndicator,
  layout,
  header,
  gnb,
  'tab-bar': tabBar,
  menus,
  footer,
  sample,
};
