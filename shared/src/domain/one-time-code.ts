/** Digits of a code that is sent to a member's phone or mail address. */
export const CODE_LENGTH = 6;
export const CODE_MINUTES = 3;
/** Wrong codes after which a new one has to be sent. */
export const MAX_WRONG_CODES = 5;
/** Codes of one purpose that a member is sent in an hour. */
export const MAX_CODES_AN_HOUR = 5;
/** How long a member who has proved their identity may see and change personal data. */
export const CHECKED_MINUTES = 10;
