/** What an audit line says was changed: each field with its value before and after. */
import { useTranslation } from 'react-i18next';
import type { AnyModule } from '#client/kit/anyModule';
import css from './Changes.module.css';
import { changesIn, type Change, type Side } from './changesIn';
import { ChangedValue } from './ChangedValue';
import { useFieldsOf } from './useFieldsOf';

type Props = { module: AnyModule; line: { readonly before?: unknown; readonly after?: unknown } };

/** Nothing where a line tells of no values. */
export function Changes({ module, line }: Props) {
  const { resource } = module;
  const { t } = useTranslation('audit');
  const { changes, sides } = changesIn(resource, useFieldsOf(module), line);
  if (!changes.length) return null;
  const headings: Record<Side, string> = { before: t('changes.before'), after: t('changes.after') };
  const single = sides.length === 1;
  const row = (change: Change) => (
    <tr key={change.field.name}>
      <th scope="row">{change.field.label}</th>
      {sides.map((side) => (
        <td key={side} data-label={single ? undefined : headings[side]} className={side === 'before' && !single ? css.old : undefined}>
          <ChangedValue resource={resource} change={change} side={side} />
        </td>
      ))}
    </tr>
  );
  return (
    <table className={css.changes}>
      <thead>
        <tr>
          <th scope="col">{t('changes.field')}</th>
          {sides.map((side) => (
            <th key={side} scope="col">
              {single ? t('changes.only') : headings[side]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{changes.map(row)}</tbody>
    </table>
  );
}
