export interface OtherBuild {
  /** Changes the text of a file. */
  edit: (text: string, file: string) => string;
  /** Paths that it declares beside those of the build in the checkout. */
  prefixes?: readonly string[];
  /** Makes it the build of a remote of this name, which declares `prefixes` only. */
  as?: string;
}

export function writeOtherBuild(name: string, to: string, buildId: string, other: OtherBuild): void;
