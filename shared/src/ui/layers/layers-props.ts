export interface LayersProps {
  /** The page has the two-row header (104 px): the login toast is below it, else below 56 px. */
  hasTallHeader?: boolean;
}
