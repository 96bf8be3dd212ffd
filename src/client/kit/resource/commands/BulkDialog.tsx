/** Gives a command to many records: its input once, what would become of each, and then what became of each. Rule: CMD-7. */
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyModule } from '../../anyModule';
import { FieldList } from '../../form/FieldList';
import { LeaveGuard } from '../../form/LeaveGuard';
import { nounIn } from '../../nouns';
import type { CommandTexts } from '../../words';
import type { Chosen } from '#client/services/serviceResults';
import { isTyped, TypedNumber } from '#client/ui/ConfirmDialog';
import { useLanguage } from '#client/ui/useLanguage';
import { After, Before, Buttons, Failure, type BulkForm } from './BulkParts';
import css from './commands.module.css';
import { useBulkForm } from './useBulkForm';

/** For more records than these the person types their number, as before a deletion of many. */
const FEW = 25;

type Props = {
  module: AnyModule;
  name: string;
  words: CommandTexts;
  /** The same object as long as the dialog is open. */
  chosen: Chosen;
  count: number;
  onClose: () => void;
};

/** Whether all is known that a person has to know before, or what was not answered can be sent again. */
const readiness = ({ preview, run }: BulkForm, isNumberTyped: boolean): boolean => {
  if (run.errors.length > 0) return !run.busy;
  return preview !== undefined && !preview.busy && preview.results.some((one) => 'from' in one) && isNumberTyped;
};

/** The input of the command, once for all records. */
function BulkInput({ form, name }: { form: BulkForm; name: string }) {
  const { formik, told, fields, problems } = form;
  return (
    <FieldList
      form={name}
      resource={told}
      fields={fields}
      values={formik.values}
      problems={problems}
      onChange={(field, value) => void formik.setFieldValue(field, value)}
      onBlur={(field) => void formik.setFieldTouched(field, true)}
    />
  );
}

export function BulkDialog({ module, name, words, chosen, count, onClose }: Props) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const title = useId();
  const [typed, setTyped] = useState('');
  const form = useBulkForm({ module, name, words, chosen, onDone: onClose });
  const { formik, meant, run, sentTo } = form;
  const total = meant.records?.length ?? count;
  const isOver = !run.busy && run.results.length > 0 && run.results.length >= sentTo;
  const noun = nounIn(module.resource.noun, language)[total === 1 ? 'one' : 'several'];
  const part = { module, words, form, total };
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby={title} onClose={formik.isSubmitting ? undefined : onClose}>
      <form className={css.form} onSubmit={formik.handleSubmit} noValidate>
        <DialogTitle id={title}>{t('commands.many', { label: words.label, count: total, noun })}</DialogTitle>
        <DialogContent>
          <p className={css.purpose}>{words.purpose}</p>
          <Failure form={form} />
          {!isOver && <BulkInput form={form} name={`${module.name}-${name}-many`} />}
          {run.results.length > 0 || run.busy ? <After {...part} /> : formik.isValid && <Before {...part} />}
          {!isOver && total > FEW && <TypedNumber count={total} text={typed} onText={setTyped} />}
        </DialogContent>
        <Buttons
          label={words.label}
          isDangerous={module.resource.commands[name]!.tone === 'danger'}
          isOver={isOver}
          isReady={readiness(form, total <= FEW || isTyped(typed, total))}
          busy={formik.isSubmitting}
          onClose={onClose}
        />
      </form>
      <LeaveGuard wouldLose={() => run.busy} message={t('commands.leaving')} onLeave={form.stop} />
    </Dialog>
  );
}
