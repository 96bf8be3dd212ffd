/** One owned line: its inputs, the values that follow from them, and what can be done with the line. */
import IconButton from '@mui/material/IconButton';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#shared/errors';
import type { Field } from '#shared/kit/fields';
import type { Resource } from '#shared/kit/resource';
import { tidy } from '#shared/kit/rules';
import { AscendingIcon, DeleteIcon, DescendingIcon } from '../../../ui/icons';
import { FieldInput } from '../FieldInput';
import { inputId, type FormField } from '../fields';
import { ValueText } from '../ValueText';
import type { Line } from './lineEdits';
import css from './lines.module.css';
import type { LineActions } from './useLineActions';

type Props = {
  /** What the ids of its inputs begin with. */
  id: string;
  at: number;
  count: number;
  line: Line;
  /** The owned attribute. */
  owned: Field;
  /** The lines' fields as a resource, which inputs read. */
  resource: Resource;
  fields: readonly FormField[];
  title: string;
  problems: Readonly<Record<string, Problem>> | undefined;
  actions: LineActions;
};

const ignore = () => undefined;

/** Whether Enter adds a line: in a list of choices and on a button it means what it means everywhere. */
const addsLine = (target: EventTarget): boolean => target instanceof HTMLElement && !target.closest('button, textarea, [role="combobox"]');

function LineHead({ at, count, title, actions }: Pick<Props, 'at' | 'count' | 'title' | 'actions'>) {
  const { t } = useTranslation('form');
  const buttons = [
    { label: t('moveUp', { name: title }), Icon: AscendingIcon, disabled: at === 0, press: () => actions.move(at, at - 1) },
    { label: t('moveDown', { name: title }), Icon: DescendingIcon, disabled: at === count - 1, press: () => actions.move(at, at + 1) },
    { label: t('lines.remove', { name: title }), Icon: DeleteIcon, disabled: false, press: () => actions.remove(at) },
  ];
  return (
    <div className={css.head}>
      <span>{title}</span>
      {buttons.map(({ label, Icon, disabled, press }) => (
        <IconButton key={label} size="small" aria-label={label} disabled={disabled} onClick={press}>
          <Icon size={16} />
        </IconButton>
      ))}
    </div>
  );
}

/** A value that follows from the others; nothing to read while one of them is missing. */
function MadeValue({ resource, field, value }: { resource: Resource; field: FormField; value: unknown }) {
  return (
    <div className={css.made}>
      <span className={css.madeLabel}>{field.label}</span>
      <output className="tabular" aria-label={field.label}>
        {(value ?? null) === null ? '–' : <ValueText resource={resource} field={field} value={value} />}
      </output>
    </div>
  );
}

type CellProps = Pick<Props, 'id' | 'at' | 'line' | 'resource' | 'problems' | 'actions'> & { field: FormField };

function LineCell({ id, at, line, resource, field, problems, actions }: CellProps) {
  const { name } = field;
  return (
    <div
      className={css.cell}
      data-kind={resource.attributes[name]!.kind}
      onPaste={(event) => {
        if (actions.paste(at, name, event.clipboardData.getData('text/plain'))) event.preventDefault();
      }}
    >
      <FieldInput
        form={inputId(id, String(at))}
        resource={resource}
        field={field}
        value={line[name] ?? null}
        problem={problems?.[name]}
        onChange={(value) => actions.change(at, name, value)}
        onBlur={ignore}
      />
    </div>
  );
}

/** Rendered again only when the line itself changes: a form may have 200 of them. */
export const LineFields = memo(function LineFields(props: Props) {
  const { at, line, owned, resource, fields, title, actions } = props;
  const made = useMemo(() => (tidy(owned, [line]) as readonly Line[])[0] ?? line, [owned, line]);
  return (
    <div
      className={css.line}
      role="group"
      aria-label={title}
      data-line={at}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !addsLine(event.target)) return;
        event.preventDefault();
        actions.add(at + 1);
      }}
    >
      <LineHead {...props} />
      {fields.map((field) =>
        resource.attributes[field.name]!.mode === 'r' ? (
          <MadeValue key={field.name} resource={resource} field={field} value={made[field.name]} />
        ) : (
          <LineCell key={field.name} {...props} field={field} />
        ),
      )}
    </div>
  );
});
