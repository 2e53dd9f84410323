export interface LayersProps {
  /** The page has the header of two rows (104 px): the login toast stands below it, else below 56 px. */
  hasTallHeader?: boolean;
}
