/** What an audit line says was changed: each field with its value before and after. */
import { useTranslation } from 'react-i18next';
import type { AnyModule } from '../../kit/anyModule';
import { ValueText } from '../../kit/form/ValueText';
import css from './Changes.module.css';
import { useFieldsOf } from './useFieldsOf';
import { asValue, HIDDEN, keptIn } from './values';

type Props = { module: AnyModule; line: { readonly before?: unknown; readonly after?: unknown } };

export function Changes({ module: { name, resource }, line }: Props) {
  const { t } = useTranslation(['audit', 'form']);
  const fields = useFieldsOf(name);
  const [old, now] = [keptIn(line.before), keptIn(line.after)];
  const changed = fields.filter((field) => field.name in old || field.name in now);
  if (!changed.length) return <p className={css.old}>{t('audit:changes.none')}</p>;
  const sides = [
    { key: 'before', label: t('audit:changes.before'), values: old },
    { key: 'after', label: t('audit:changes.after'), values: now },
  ].filter(({ values }) => Object.keys(values).length > 0);
  return (
    <table className={css.changes}>
      <thead>
        <tr>
          <th scope="col">{t('audit:changes.field')}</th>
          {sides.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changed.map((field) => (
          <tr key={field.name}>
            <th scope="row">{field.label}</th>
            {sides.map(({ key, label, values }) => (
              <td key={key} data-label={label} className={key === 'before' ? css.old : undefined}>
                {values[field.name] === HIDDEN ? (
                  <i>{t('audit:changes.secret')}</i>
                ) : (
                  <ValueText resource={resource} field={field} value={asValue(resource, field.name, values[field.name])} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
