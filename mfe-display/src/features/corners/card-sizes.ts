/** Rendered width of a card, for `<img sizes>`. */
export const RAIL_SIZES = '(min-width: 1024px) 224px, (min-width: 768px) 24vw, 38vw';
export const WIDE_SIZES = '(min-width: 1024px) 387px, (min-width: 768px) 40vw, 62vw';
export const SMALL_SIZES = '(min-width: 1024px) 184px, 30vw';
export const LARGE_SIZES = '(min-width: 1024px) 590px, 100vw';
