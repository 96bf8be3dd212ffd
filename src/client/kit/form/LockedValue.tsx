/** A value that can't be changed here: shown where its input would be, with a lock; the sentence under it says why. */
import { LockIcon } from '../../ui/icons';
import { labelId } from './FieldFrame';
import css from './form.module.css';
import type { InputProps } from './inputs';
import { ValueText } from './ValueText';

type Props = Pick<InputProps, 'id' | 'resource' | 'field' | 'value' | 'describedBy'>;

export function LockedValue({ id, resource, field, value, describedBy }: Props) {
  return (
    <div id={id} className={css.locked} role="group" aria-labelledby={labelId(id)} aria-describedby={describedBy}>
      <LockIcon size={15} aria-hidden="true" />
      <span>
        <ValueText resource={resource} field={field} value={value} />
      </span>
    </div>
  );
}
