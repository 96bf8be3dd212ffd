/** Above a record's history: why its old values could not be brought back. */
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';
import { sentence, type Problem } from '#shared/errors';
import { fieldAt } from '#shared/validate';
import { useRequest, type AnyModule } from '#client/kit/anyModule';
import { WhyButton } from '#client/kit/WhyButton';
import { useLanguage } from '#client/ui/useLanguage';
import { useFieldsOf } from '#client/kit/history/useFieldsOf';

export function RestoreRefusal({ module, id }: { module: AnyModule; id: string }) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const fields = useFieldsOf(module);
  const { failed, errors } = useRequest(module, id);
  const [problem] = errors;
  if (failed !== 'update' || !problem) return null;
  const said = ({ code, meta, pointer }: Problem) => {
    const field = fields.find(({ name }) => name === fieldAt(module.resource, pointer));
    return [field && `${field.label}:`, sentence(code, language, meta)].filter(Boolean).join(' ');
  };
  return (
    <Alert severity="error" action={<WhyButton problem={problem} />} sx={{ mb: 2, maxWidth: 880 }}>
      <AlertTitle>{t('history.failed')}</AlertTitle>
      {errors.map((one) => (
        <div key={`${one.pointer} ${one.code}`}>{said(one)}</div>
      ))}
      {problem.code === 'version.stale' && t('history.stale')}
    </Alert>
  );
}
