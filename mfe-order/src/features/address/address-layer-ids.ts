/** Layers of the address parts, as they stand in `modalId`. */
export const addressLayerIds = {
  book: 'address',
  form: 'address-form',
  search: 'address-search',
} as const;
