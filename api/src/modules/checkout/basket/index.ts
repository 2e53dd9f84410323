export { basketModule } from './basket.module';
export { readLines, takeOrdered } from './basket.repository';
export { addToBasket, buyRefused } from './basket.service';
