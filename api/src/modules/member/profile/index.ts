export { saveCustomsCode } from './customs.repository';
export { profileModule } from './profile.module';
