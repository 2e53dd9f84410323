export { accountKey, accountKeysOf, insertConnection } from './connection.repository';
export { createOidcSignIn } from './oidc-client';
export { socialModule } from './social.module';
export { clearCardCookies, withAccount } from './social.service';
