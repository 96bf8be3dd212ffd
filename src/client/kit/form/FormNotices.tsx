/** What a person must know above a form: all errors with links to their fields, a failure with Retry, a restored draft, a file that was not uploaded. */
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sentence, type Problem } from '#shared/errors';
import { formatRelative } from '../../ui/formats';
import { OfflineIcon, RestoreIcon } from '../../ui/icons';
import { useLanguage } from '../../ui/useLanguage';
import { WhyButton } from '../WhyButton';
import { inputId, problemsIn, type FieldProblem, type FormField } from './fields';
import { cellOf } from './lines/lineProblems';
import css from './form.module.css';
import type { RecordForm } from './useRecordForm';
import { useSentence } from './useSentence';

type Props = {
  form: RecordForm;
  /** What the ids of the form's inputs begin with. */
  ids: string;
  fields: readonly FormField[];
  back: string;
};

const focusOn = (id: string) => {
  const element = document.getElementById(id);
  const inner = element?.matches('input, textarea, button, [contenteditable="true"]')
    ? element
    : element?.querySelector<HTMLElement>('input:checked, input, [contenteditable="true"], [role="spinbutton"], button');
  (inner ?? element)?.focus();
};

/** The input that a problem is about: of a problem inside of lines, the cell. */
const problemId = (form: string, name: string, problem: Problem): string => {
  const [id, cell] = [inputId(form, name), cellOf(problem)];
  return cell ? inputId(inputId(id, String(cell.line)), cell.name) : id;
};

/** All problems with their fields, in the order of the fields. */
const inOrder = (fields: readonly FormField[], problems: Readonly<Record<string, FieldProblem>>) =>
  fields.flatMap((field) => problemsIn(problems[field.name]).map((problem) => ({ field, problem })));

/** Every error at once, in the order of the fields. */
export function ErrorSummary({
  form,
  fields,
  problems,
}: {
  form: string;
  fields: readonly FormField[];
  problems: Readonly<Record<string, FieldProblem>>;
}) {
  const { t } = useTranslation('form');
  const sentenceOf = useSentence();
  const wrong = inOrder(fields, problems);
  return (
    <Alert severity="error" sx={{ alignItems: 'flex-start' }}>
      <AlertTitle>{t('errorsTitle', { count: wrong.length })}</AlertTitle>
      <ul className={css.summary}>
        {wrong.map(({ field, problem }) => {
          const { name, label } = field;
          const id = problemId(form, name, problem);
          return (
            <li key={`${name} ${problem.pointer}`}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusOn(id);
                }}
              >
                {label}
              </a>
              : {sentenceOf(problem, field)}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}

/** What the server said of no field in particular; a lost network says that nothing typed is lost. */
function Failure({ problem, onRetry, onLater }: { problem: FieldProblem; onRetry: () => void; onLater: (() => void) | undefined }) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const offline = problem.code === 'network';
  return (
    <Alert
      severity={offline ? 'warning' : 'error'}
      icon={offline ? <OfflineIcon size={20} /> : undefined}
      action={
        <>
          <WhyButton problem={problem} />
          {onLater && <Button onClick={onLater}>{t('sendLater')}</Button>}
          <Button onClick={onRetry}>{t('retry')}</Button>
        </>
      }
    >
      <AlertTitle>{t(offline ? 'offlineTitle' : 'failedTitle')}</AlertTitle>
      {offline
        ? t(onLater ? 'offlineLater' : 'offline')
        : problemsIn(problem).map(({ code, meta }, index) => <div key={index}>{sentence(code, language, meta)}</div>)}
    </Alert>
  );
}

function UploadFailure({ form, back }: Pick<Props, 'form' | 'back'>) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const problem = form.problems[''];
  const isFile = form.waitingKind === 'file';
  return (
    <Alert
      severity="warning"
      action={
        <>
          <Button onClick={() => void form.formik.submitForm()} loading={form.uploading}>
            {t('imageRetry')}
          </Button>
          {/* The leave guard must know before the link goes that nothing is left to lose. */}
          <Button component={Link} to={back} replace onClick={() => flushSync(form.discard)}>
            {t(isFile ? 'fileSkip' : 'imageSkip')}
          </Button>
        </>
      }
    >
      {t(isFile ? 'fileFailed' : 'imageFailed')} {problem && sentence(problem.code, language, problem.meta)}
    </Alert>
  );
}

function DraftNotice({ form }: Pick<Props, 'form'>) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const { restored } = form;
  if (!restored || !form.dirty || form.formik.isSubmitting) return null;
  const when = formatRelative(new Date(restored.at).toISOString(), language, Date.now());
  return (
    <Alert
      severity={restored.outdated ? 'warning' : 'info'}
      icon={<RestoreIcon size={20} />}
      action={<Button onClick={form.discard}>{t('draftDiscard')}</Button>}
    >
      {t(restored.outdated ? 'draftOutdated' : 'draftRestored', { when })}
    </Alert>
  );
}

/** Said before saving, because more of what is typed may be in vain. Rule: LIV-4. */
function StaleNotice() {
  const { t } = useTranslation('form');
  return <Alert severity="warning">{t('stale')}</Alert>;
}

export function FormNotices({ form, ids, fields, back }: Props) {
  const { formik, problems, uploadFailed, conflict } = form;
  const place = useRef<HTMLDivElement>(null);
  const wrong = formik.submitCount > 0 && fields.some(({ name }) => name in problems);
  const failure = uploadFailed || conflict || formik.isSubmitting ? undefined : problems[''];
  const spoken = wrong || failure !== undefined || uploadFailed;
  const attempt = formik.isSubmitting ? null : formik.submitCount;
  useEffect(() => {
    if (spoken && attempt) place.current?.focus();
    // Each attempt that fails leads there once; mending a field must not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);
  return (
    <div ref={place} tabIndex={-1} role={spoken ? 'group' : undefined} className={css.notices}>
      <DraftNotice form={form} />
      <div role="status">{form.isStale && !conflict && <StaleNotice />}</div>
      {uploadFailed && <UploadFailure form={form} back={back} />}
      {failure && <Failure problem={failure} onRetry={() => void formik.submitForm()} onLater={form.sendLater} />}
      {wrong && <ErrorSummary form={ids} fields={fields} problems={problems} />}
    </div>
  );
}
