import { provideNewShopDump } from './new-shop-dump';

/** Jest's globalSetup of the api's tests. */
export default provideNewShopDump;
