/** What a component takes: each prop with its type, whether it must be given, what it is otherwise, and what it means. */
import { useTranslation } from 'react-i18next';
import { PlainTable } from '#client/ui/PlainTable';
import { StatusChip } from '#client/ui/StatusChip';
import type { ComponentFacts } from './facts/facts';
import { propTables, type PropRow } from './propTables';
import css from './PropsTable.module.css';

const Code = ({ children }: { children: string }) => <code className={css.code}>{children}</code>;

export function PropsTable({ facts: { component, rest } }: { facts: ComponentFacts }) {
  const { t } = useTranslation(['gallery', 'galleryProps']);
  const props = propTables[component] ?? [];
  const meanings: Readonly<Record<string, string>> = t(`galleryProps:${component}`, { returnObjects: true });
  const columns = [
    {
      key: 'name',
      label: t('gallery:props.name'),
      cell: ({ name, required }: PropRow) => (
        <span className={css.name}>
          <Code>{name}</Code>
          {required && <StatusChip tone="neutral">{t('gallery:props.required')}</StatusChip>}
        </span>
      ),
    },
    { key: 'type', label: t('gallery:props.type'), cell: ({ type }: PropRow) => <Code>{type}</Code> },
    {
      key: 'fallback',
      label: t('gallery:props.fallback'),
      cell: ({ fallback }: PropRow) => (fallback === undefined ? '–' : <Code>{fallback}</Code>),
    },
    { key: 'meaning', label: t('gallery:props.meaning'), cell: ({ name }: PropRow) => meanings[name] },
  ];
  return (
    <details className={css.props}>
      <summary>{t('gallery:props.title', { name: component, count: props.length })}</summary>
      <PlainTable label={t('gallery:props.of', { name: component })} columns={columns} rows={props} rowKey={({ name }) => name} />
      {rest && <p className={css.rest}>{t('gallery:props.rest', { element: rest })}</p>}
    </details>
  );
}
