/** `modalId` values of the address layers. */
export const addressLayerIds = {
  book: 'address',
  form: 'address-form',
  search: 'address-search',
} as const;
