/** The bar at the foot of a form: what has changed, and the way to save it or to leave. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CheckIcon } from '../../ui/icons';
import type { FormField } from './fields';
import css from './form.module.css';
import type { RecordForm } from './useRecordForm';

/** @param save what the button of a new record says; "Save" by default */
export function SaveBar({
  form,
  fields,
  back,
  save,
}: {
  form: RecordForm;
  fields: readonly FormField[];
  back: string;
  save?: string | undefined;
}) {
  const { t } = useTranslation('form');
  const { changes, dirty, isNew, formik, uploading, waitingKind } = form;
  const changed = fields.filter(({ name }) => name in changes).map(({ label }) => label);
  const verb = (isNew && save) || t('save');
  const unchanged = isNew ? t('fillIn', { verb: verb.charAt(0).toLowerCase() + verb.slice(1) }) : t('unchanged');
  const said = dirty ? t('changed', { fields: changed.join(', ') }) : unchanged;
  return (
    <div className={css.bar}>
      <p className={css.changes} data-changed={dirty || undefined} title={said} aria-live="polite">
        {uploading ? t(waitingKind === 'file' ? 'fileUploading' : 'imageUploading') : said}
      </p>
      <Button variant="outlined" component={Link} to={back}>
        {t('cancel')}
      </Button>
      <Button
        type="submit"
        variant="contained"
        startIcon={<CheckIcon size={18} aria-hidden="true" />}
        loading={formik.isSubmitting}
        loadingPosition="start"
        disabled={!dirty && !isNew}
        title={t('saveKey')}
        aria-keyshortcuts="Control+S Meta+S"
      >
        {formik.isSubmitting ? t('saving') : verb}
      </Button>
    </div>
  );
}
