export { basketModule } from './basket.module';
export { deleteBought, readLines } from './basket.repository';
export { addToBasket, buyRefused, readBuyer } from './basket.service';
