/** Gives a command: what it means, its input, and what it would do before it is done. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useId, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sentence, type Problem } from '#shared/errors';
import type { Command } from '#shared/kit/commands';
import type { Resource } from '#shared/kit/resource';
import { fieldAt } from '#shared/validate';
import type { AnyModule } from '../../anyModule';
import type { Values } from '../../form/changes';
import { FieldList } from '../../form/FieldList';
import { problemsIn } from '../../form/fields';
import { Warnings } from '../../form/Warnings';
import { useWords } from '../../useWords';
import { WhyButton } from '../../WhyButton';
import type { CommandTexts, ResourceTexts } from '../../words';
import type { Preview, Row } from '#client/services/serviceResults';
import { keepFocus } from '#client/ui/keepFocus';
import { useLanguage } from '#client/ui/useLanguage';
import { CommandPreview } from './CommandPreview';
import css from './commands.module.css';
import { inWords } from './stateProblem';
import { useCommandForm } from './useCommandForm';

/** What a page that knows more than the declaration adds to the dialog of a command. */
export type CommandExtras = {
  /** What the form starts with in addition to the values of the record. */
  readonly given?: Values;
  /** Asks for the input in a way of its own. */
  readonly Fields?: ComponentType<ComponentProps<typeof FieldList>>;
  /** What else there is to know before it is done. */
  readonly note?: ReactNode;
  /** What a preview says in words of its own, and what is said next to the button: what it costs. */
  readonly outcome?: (preview: Preview, values: Values) => { readonly sentences: ReactNode; readonly price?: string } | undefined;
  /** What has to be chosen first, as where the plan would stay as it is: said instead of a preview, and nothing can be sent until then. */
  readonly waitsFor?: (values: Values) => string | undefined;
  /** Words that fit this record better than those of the command. */
  readonly words?: CommandTexts;
};

type Props = { module: AnyModule; record: Row; name: string; words: CommandTexts; onClose: () => void } & Omit<CommandExtras, 'words'>;

type ActionsProps = {
  label: string;
  command: Command;
  hasInput: boolean;
  busy: boolean;
  /** What it would change is not shown yet. */
  looks: boolean;
  waits: boolean;
  price: string | undefined;
  onClose: () => void;
};

function Actions({ label, command, hasInput, busy, looks, waits, price, onClose }: ActionsProps) {
  const isDangerous = command.tone === 'danger';
  const { t } = useTranslation('form');
  return (
    <DialogActions>
      {price && <span className={`${css.price} tabular`}>{price}</span>}
      <Button variant="outlined" onMouseDown={keepFocus} onClick={onClose} disabled={busy}>
        {t('commands.dismiss')}
      </Button>
      <Button
        type="submit"
        variant="contained"
        // Without a field to fill in, Enter gives the command.
        autoFocus={!hasInput && !isDangerous}
        color={isDangerous ? 'error' : 'primary'}
        onMouseDown={keepFocus}
        loading={busy || (isDangerous && looks)}
        disabled={waits}
      >
        {label}
      </Button>
    </DialogActions>
  );
}

/** Why it cannot be done, or was not; which value of the record it is about, where the command does not ask for that one. */
function Failure({ problem, resource }: { problem: Problem; resource: Resource }) {
  const language = useLanguage();
  const words = useWords(resource) as ResourceTexts;
  const { code, meta } = inWords(problem, resource, words);
  const about = words.fields[fieldAt(resource, problem.pointer) ?? ''];
  return (
    <Alert severity="error" sx={{ mb: 2 }} action={<WhyButton problem={problem} />}>
      {[about, sentence(code, language, meta)].filter(Boolean).join(': ')}
    </Alert>
  );
}

export function CommandDialog({ module, record, name, words, onClose, given, Fields = FieldList, note, outcome, waitsFor }: Props) {
  const title = useId();
  const form = useCommandForm({ module, record, name, words, given, waitsFor, onDone: onClose });
  const { formik, fields, told, problems, preview } = form;
  const hint = waitsFor?.(formik.values);
  const failures = formik.isSubmitting || hint ? [] : [...problemsIn(problems['']), ...preview.errors.filter(({ pointer }) => !pointer)];
  // What an earlier input would have cost is not said of one that is refused, or that changes nothing.
  const command = module.resource.commands[name]!;
  const isPreviewed = !command.blind && !failures.length && !hint && form.isSound && preview.errors.length === 0;
  const found = isPreviewed && preview.preview ? outcome?.(preview.preview, formik.values) : undefined;
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby={title} onClose={formik.isSubmitting ? undefined : onClose}>
      <form className={css.form} onSubmit={formik.handleSubmit} noValidate>
        <DialogTitle id={title}>{words.label}</DialogTitle>
        <DialogContent>
          <p className={css.purpose}>{words.purpose}</p>
          {note}
          {failures.map((problem, index) => (
            <Failure key={index} problem={problem} resource={module.resource} />
          ))}
          <Fields
            form={`${module.name}-${name}`}
            resource={told}
            fields={fields}
            values={formik.values}
            problems={problems}
            onChange={(field, value) => void formik.setFieldValue(field, value)}
            onBlur={(field) => void formik.setFieldTouched(field, true)}
          />
          {hint && <p className={css.hint}>{hint}</p>}
          {isPreviewed && (
            // It tells of records of any kind, whose words may have to be fetched: the dialog stays as it is meanwhile.
            <Suspense fallback={<Skeleton variant="rounded" height={112} sx={{ mt: 3 }} />}>
              <CommandPreview module={module} id={record.id} words={words} preview={preview.preview} outcome={found?.sentences} />
            </Suspense>
          )}
        </DialogContent>
        <Actions
          label={words.label}
          command={command}
          hasInput={fields.length > 0}
          busy={formik.isSubmitting}
          looks={preview.isDue}
          waits={hint !== undefined}
          price={found?.price}
          onClose={onClose}
        />
      </form>
      <Warnings warnings={form.warnings} onSave={(reason) => void form.confirm(reason)} onBack={form.acknowledge} />
    </Dialog>
  );
}
