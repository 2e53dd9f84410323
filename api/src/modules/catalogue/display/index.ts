export { brandCardJson } from './brand.sql';
export { displayModule } from './display.module';
