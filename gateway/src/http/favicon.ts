/** The mark of the shop's logo, a ring with a beam of light, on the brand's colour. */
const mark =
  '<rect width="32" height="32" rx="8" fill="#4339E6"/><circle cx="16" cy="17.5" r="6.5" fill="none" stroke="#fff" stroke-width="3.4"/><path d="M16 5v4" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/>';

/** The shop's icon. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${mark}</svg>`;

/** The same inside of a page, whose text names the shop. */
export const logo = `<svg viewBox="0 0 32 32" aria-hidden="true">${mark}</svg>`;
