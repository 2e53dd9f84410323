/** On `window`: a part of the page has been hydrated. */
export const HYDRATED_EVENT = 'shop:hydrated';
