/** The recovery codes, once: to copy, to keep as a file, or on paper. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { account } from '../../flows/account';
import { me } from '#client/store/session/me';
import { brandName } from '#client/ui/constants';
import { CopyButton } from '#client/ui/CopyButton';
import { download } from '#client/ui/download';
import { DownloadIcon, PrintIcon } from '#client/ui/icons';
import css from './profile.module.css';
import panel from './twoStep.module.css';

export function CodesPanel({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const email = useAppSelector(me.selectors.profile)?.email ?? '';
  const heading = t('twoStep.codes.heading', { brand: brandName, email });
  const text = [heading, t('twoStep.codes.note'), '', ...codes, ''].join('\n');
  return (
    <>
      <Alert severity="warning" className={css.notice ?? ''}>
        {t('twoStep.codes.message')}
      </Alert>
      <div className={panel.codes}>
        <p className={panel.printed}>
          {heading}
          <br />
          {t('twoStep.codes.note')}
        </p>
        <ul aria-label={t('twoStep.codes.list')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className={css.buttons}>
        <CopyButton text={codes.join('\n')} label={t('twoStep.codes.copy')} copied={t('twoStep.copied')} failed={t('twoStep.notCopied')} />
        <Button
          variant="outlined"
          size="small"
          startIcon={<DownloadIcon size={16} aria-hidden="true" />}
          onClick={() => download(t('twoStep.codes.file'), 'text/plain', text)}
        >
          {t('twoStep.codes.download')}
        </Button>
        <Button variant="outlined" size="small" startIcon={<PrintIcon size={16} aria-hidden="true" />} onClick={() => window.print()}>
          {t('twoStep.codes.print')}
        </Button>
      </div>
      <div className={css.actions}>
        <Button variant="contained" onClick={() => void dispatch(account.actions.codesKept())}>
          {t('twoStep.codes.kept')}
        </Button>
      </div>
    </>
  );
}
