/** The shop's icon: the letter O with a beam of light. */
export const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#14161A"/><circle cx="16" cy="17" r="7" fill="none" stroke="#fff" stroke-width="3.4"/><path d="M16 4.5v5" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/></svg>';
