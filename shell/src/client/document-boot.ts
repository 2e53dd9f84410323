import type { ShopBoot } from '../boot/shop-boot';

/** What the boot of this document has left for the client; empty outside of a document of the shop. */
export const documentBoot = (): Partial<ShopBoot> => globalThis.__shop ?? {};
