import { MARK_PX } from './draw-mark';

/** The sign for goods that are not sold below the age of 19, as SVG text; drawn, because servers may lack fonts. */
export const adultSign = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_PX} ${MARK_PX}" width="${MARK_PX}" height="${MARK_PX}"><rect width="${MARK_PX}" height="${MARK_PX}" fill="#f1f2f5"/><g fill="none" stroke="#c62828"><circle cx="200" cy="200" r="104" stroke-width="18"/><g stroke-width="20" stroke-linecap="round" stroke-linejoin="round"><path d="M146 168L168 152V250"/><circle cx="224" cy="180" r="28"/><path d="M252 180Q252 232 212 250"/></g></g></svg>`;
