/** What a person writes about a problem. */
import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#shared/errors';
import { RelationPicker } from '../../kit/form/RelationPicker';
import { loadedModule } from '../../storeKit/moduleRegistry';
import { useErrorText } from '../../ui/useErrorText';
import css from './report.module.css';
import type { Report } from './useReport';

type Props = {
  /** Id of the form, for a button outside of it. */
  form: string;
  report: Report;
  /** Staff write for a client (TKT-14). */
  asksClient: boolean;
  problems: readonly Problem[];
  onChange: (change: Partial<Report>) => void;
  onSubmit: () => void;
};

const fieldOf = ({ pointer = '' }: Problem): string => pointer.split('/').at(-1) ?? '';

export function ReportFields({ form, report, asksClient, problems, onChange, onSubmit }: Props) {
  const { t } = useTranslation('problem');
  const say = useErrorText();
  const picker = useId();
  const { attributes } = loadedModule('ticket').resource;
  const at = (name: string) => problems.filter((problem) => fieldOf(problem) === name).map(say)[0];
  const others = problems.filter((problem) => !['subject', 'message', 'entity'].includes(fieldOf(problem)));
  const client = report.client === null ? [] : [{ type: 'entity', id: report.client }];
  return (
    <form
      id={form}
      className={css.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {others.map((problem) => (
        <Alert key={problem.code} severity="error">
          {say(problem)}
        </Alert>
      ))}
      <TextField
        label={t('subject')}
        value={report.subject}
        onChange={({ target }) => onChange({ subject: target.value })}
        error={at('subject') !== undefined}
        helperText={at('subject')}
        required
        fullWidth
        autoFocus
        slotProps={{ htmlInput: { maxLength: attributes['subject']!.max } }}
      />
      <TextField
        label={t('message')}
        value={report.message}
        onChange={({ target }) => onChange({ message: target.value })}
        error={at('message') !== undefined}
        helperText={at('message') ?? t('messageHelp')}
        required
        fullWidth
        multiline
        minRows={3}
        maxRows={10}
        slotProps={{ htmlInput: { maxLength: attributes['message']!.max } }}
      />
      {asksClient && (
        <div className={css.client}>
          <label htmlFor={picker}>{t('client')}</label>
          <RelationPicker
            id={picker}
            list="report.entity"
            module={loadedModule('entity')}
            label={t('client')}
            value={client}
            onChange={([chosen]) => onChange({ client: chosen?.id ?? null })}
            invalid={at('entity') !== undefined}
            required
          />
          {at('entity') && <p className={css.wrong}>{at('entity')}</p>}
        </div>
      )}
    </form>
  );
}
