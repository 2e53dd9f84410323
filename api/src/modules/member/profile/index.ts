export { readCustomsCode, saveCustomsCode } from './customs.repository';
export { profileModule } from './profile.module';
export { readSizes } from './size.repository';
