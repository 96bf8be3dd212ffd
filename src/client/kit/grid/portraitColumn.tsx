/** A person's picture in a cell, round; without one, the initials of their name. */
import type { Row } from '../../services/serviceResults';
import { PersonIcon } from '../../ui/icons';
import { initials } from '#shared/domain/initials';
import css from './cells.module.css';
import { picture, type Column } from './columns';

type Options = Parameters<typeof picture>[0] & {
  /** The attribute that holds the name. */
  readonly name: string;
};

function Portrait({ address, name }: { address: string; name: string }) {
  if (address) return <img className={css.portrait} src={address} alt="" width={40} height={40} loading="lazy" decoding="async" />;
  return (
    <span className={css.portrait} aria-hidden="true">
      {initials(name) || <PersonIcon size={18} strokeWidth={1.75} />}
    </span>
  );
}

export const portrait = ({ name, ...column }: Options): Column => ({
  ...picture(column),
  width: 64,
  ...column,
  cell: (record: Row) => <Portrait address={String(record[column.field] ?? '')} name={String(record[name] ?? '')} />,
});
