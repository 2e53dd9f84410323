import { Link } from '@shop/shared/app';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './text-link.module.css';

export interface TextLinkProps extends ComponentProps<typeof Link> {
  /** `accent` for a call to action, `quiet` (underlined) inside text. */
  tone?: 'accent' | 'quiet';
}

/** An inline link to a page of the shop. */
export function TextLink({ tone = 'accent', className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={classNames(styles.link, styles[tone], className)} />;
}

export interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string;
  tone?: 'accent' | 'quiet';
}

/** An external link, in a new tab. */
export function ExternalLink({ tone = 'quiet', className, ...rest }: ExternalLinkProps) {
  return (
    <a
      {...rest}
      target="_blank"
      rel="noopener noreferrer"
      className={classNames(styles.link, styles[tone], className)}
    />
  );
}
