/** The lines that a record owns, as a small grid: Enter adds a line, cells of a spreadsheet can be pasted, sums follow while typing. */
import Button from '@mui/material/Button';
import { useMemo, useRef, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '#shared/kit/resource';
import { AddIcon } from '../../../ui/icons';
import { labelId } from '../FieldFrame';
import type { InputProps } from '../inputs';
import type { Line } from './lineEdits';
import { LineFields } from './LineFields';
import { problemsByLine } from './lineProblems';
import css from './lines.module.css';
import { useLineActions } from './useLineActions';

/** The lines' fields as a resource: the inputs of a line are those of a form. */
const asResource = (resource: Resource, name: string): Resource => ({
  ...resource,
  attributes: (resource.attributes[name]?.lines?.fields ?? {}) as Resource['attributes'],
  relations: {},
});

type FootProps = { one: string; isFull: boolean; said: string; onAdd: () => void };

function LinesFoot({ one, isFull, said, onAdd }: FootProps) {
  const { t } = useTranslation('form');
  return (
    <div className={css.foot}>
      <Button variant="outlined" size="small" data-add="" startIcon={<AddIcon size={16} />} disabled={isFull} onClick={onAdd}>
        {t('lines.add', { name: one.toLowerCase() })}
      </Button>
      <span className={css.hint}>{t('lines.hint')}</span>
      <span role="status" className={css.hint}>
        {said}
      </span>
    </div>
  );
}

/** Going from one cell to the next is not leaving the lines. */
const whenLeft =
  (onBlur: () => void) =>
  ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget)) onBlur();
  };

export function LinesInput({ id, field, resource, value, onChange, onBlur, describedBy, problem }: InputProps) {
  const root = useRef<HTMLDivElement>(null);
  const owned = resource.attributes[field.name]!;
  const lineResource = useMemo(() => asResource(resource, field.name), [resource, field.name]);
  const words = field.lines ?? { one: field.label, fields: [] };
  const lines = Array.isArray(value) ? (value as readonly Line[]) : [];
  const { actions, keys, said } = useLineActions({ lines, onChange, owned, words, root });
  const wrong = problemsByLine(problem);
  return (
    <div
      ref={root}
      id={id}
      className={css.lines}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelId(id)}
      aria-describedby={describedBy}
      onBlur={whenLeft(onBlur)}
    >
      {lines.map((line, at) => (
        <LineFields
          key={keys[at]}
          id={id}
          at={at}
          count={lines.length}
          line={line}
          owned={owned}
          resource={lineResource}
          fields={words.fields}
          title={`${words.one} ${at + 1}`}
          problems={wrong[at]}
          actions={actions}
        />
      ))}
      <LinesFoot one={words.one} isFull={lines.length >= (owned.max ?? Infinity)} said={said} onAdd={() => actions.add(lines.length)} />
    </div>
  );
}
