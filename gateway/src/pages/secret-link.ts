import type { ReleaseChoice } from '../builds/release-choice';

/**
 * Whether a page is opened by a link with a secret (`token`), such as a gift's. What it shows depends on
 * the cookies of a visitor who is not signed in, so it is rendered for them alone, and its URL is sent to
 * no other site. A page that does not read the parameter stays public.
 */
export const isSecretLink = ({
  url,
  choice,
}: {
  url: URL;
  choice: Pick<ReleaseChoice, 'normalizeUrl'>;
}): boolean => url.searchParams.has('token') && choice.normalizeUrl(url).searchParams.has('token');
