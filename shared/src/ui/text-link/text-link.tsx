import { Link } from '@shop/shared/app';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './text-link.module.css';

export interface TextLinkProps extends ComponentProps<typeof Link> {
  /** `accent` for a way on, `quiet` (underlined) beside other text. */
  tone?: 'accent' | 'quiet';
}

/** A link inside text to a page of the shop. */
export function TextLink({ tone = 'accent', className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={classNames(styles.link, styles[tone], className)} />;
}

export interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string;
  tone?: 'accent' | 'quiet';
}

/** A link out of the shop, in a window of its own. */
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
