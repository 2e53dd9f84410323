export { basketModule } from './basket.module';
export { deletePurchasedLines, readLines } from './basket.repository';
export { addToBasket, buyRefused } from './basket.service';
