/** A value that can't be changed here: shown where its input would be, with a lock; the sentence under it says why. */
import type { Resource } from '#shared/kit/resource';
import { LockIcon } from '../../ui/icons';
import { labelId } from './FieldFrame';
import type { FormField } from './fields';
import css from './form.module.css';
import { ValueText } from './ValueText';

type Props = { id: string; resource: Resource; field: FormField; value: unknown; describedBy: string | undefined };

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
