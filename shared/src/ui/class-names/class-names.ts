/** Joins the truthy class names: `classNames(styles.chip, isOn && styles.on)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
