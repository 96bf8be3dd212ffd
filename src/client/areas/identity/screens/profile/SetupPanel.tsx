/** Ties an authenticator app to the account: the picture to scan, the key to type instead, and the first code as proof. */
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { twoStepCode } from '#shared/areas/identity/signIn';
import type { FormField } from '#client/kit/form/fields';
import { ariaOf, type InputProps } from '#client/kit/form/inputs';
import { labelId } from '#client/kit/form/FieldFrame';
import type { TwoStepSetup } from '../../services/account';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { account } from '../../flows/account';
import { CopyButton } from '#client/ui/CopyButton';
import { QrCode } from '#client/ui/QrCode';
import { CardFields } from './CardFields';
import css from './profile.module.css';
import panel from './twoStep.module.css';
import { useCardForm } from './useCardForm';

/** A key is read more easily in fours. */
const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Six figures, as the app groups them or not. */
function CodeInput(props: InputProps) {
  const { id, field, value, onChange, onBlur, invalid } = props;
  return (
    <OutlinedInput
      id={id}
      name={field.name}
      size="small"
      className={panel.code ?? ''}
      value={typeof value === 'string' ? value : ''}
      error={invalid}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
      onBlur={onBlur}
      inputProps={{
        ...ariaOf(props),
        'aria-labelledby': labelId(id),
        autoComplete: 'one-time-code',
        inputMode: 'numeric',
        spellCheck: false,
      }}
    />
  );
}

const useFields = (): readonly FormField[] => {
  const { t } = useTranslation('profile');
  return useMemo(() => [{ name: 'one_time_code', label: t('twoStep.setup.code'), input: CodeInput }], [t]);
};

function CodeForm() {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const fields = useFields();
  const { busy, errors } = useAppSelector((state) => account.selectors.standing(state, 'twoStepConfirm'));
  const form = useCardForm({
    resource: twoStepCode,
    fields,
    start: { one_time_code: '' },
    how: 'add',
    busy,
    refused: errors,
    send: ({ one_time_code }) => void dispatch(account.actions.twoStepConfirm({ one_time_code: String(one_time_code) })),
  });
  const leave = () => {
    dispatch(account.actions.acknowledge('twoStepConfirm'));
    dispatch(account.actions.twoStepLeave());
  };
  return (
    <form ref={form.form} onSubmit={form.formik.handleSubmit} noValidate aria-busy={busy}>
      <CardFields name="two-step" resource={twoStepCode} fields={fields} form={form} />
      <div className={css.actions}>
        <Button type="submit" variant="contained" loading={busy}>
          {t('twoStep.setup.confirm')}
        </Button>
        <Button onClick={leave} disabled={busy}>
          {t('twoStep.setup.cancel')}
        </Button>
      </div>
    </form>
  );
}

export function SetupPanel({ setup: { secret, uri } }: { setup: TwoStepSetup }) {
  const { t } = useTranslation('profile');
  return (
    <ol className={panel.steps}>
      <li>
        <p>{t('twoStep.setup.scan')}</p>
        <QrCode text={uri} label={t('twoStep.setup.qr')} failed={t('twoStep.setup.noQr')} />
        <p className={panel.muted}>{t('twoStep.setup.type')}</p>
        <div className={panel.secret}>
          <code aria-label={t('twoStep.setup.secret')}>{inFours(secret)}</code>
          <CopyButton text={secret} label={t('twoStep.copy')} copied={t('twoStep.copied')} failed={t('twoStep.notCopied')} />
        </div>
      </li>
      <li>
        <p>{t('twoStep.setup.enter')}</p>
        <CodeForm />
      </li>
    </ol>
  );
}
