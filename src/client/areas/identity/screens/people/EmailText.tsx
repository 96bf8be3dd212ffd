/** An e-mail address, with a mark next to one that its owner hasn't proven yet. */
import { UnverifiedIcon } from '#client/ui/icons';
import css from './NameBadge.module.css';

type Props = {
  email: string;
  /** What the mark says; undefined without one. */
  unverified: string | undefined;
};

export function EmailText({ email, unverified }: Props) {
  return (
    <span className={css.email}>
      <span title={email}>{email}</span>
      {unverified !== undefined && (
        <span className={css.unverified} data-tip={unverified}>
          <UnverifiedIcon size={16} aria-hidden="true" />
          <span className="visually-hidden">{unverified}</span>
        </span>
      )}
    </span>
  );
}
